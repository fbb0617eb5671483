"""A pipeline on PyTorch becomes one on ONNX Runtime."""

from __future__ import annotations

from typing import Any

from spacy.language import Language
from spacy.ml.models.tok2vec import tok2vec_listener_v1
from spacy.util import replace_model_node

from ...errors import Errors, KanonError
from .encoder import build_onnx_encoder
from .graph import encoder_graph
from .runtime import OnnxShim

_LISTENER = "spacy-transformers.TransformerListener.v1"
_WINDOWS = "spacy-transformers.strided_spans.v1"


def to_onnx(nlp: Language, *, int8: bool = False) -> None:
    """Replace the transformer of a pipeline and all layers that listen to it.

    nlp (Language): Trained; it is changed. The transformer's place is taken by a `tok2vec` of the
        same name.
    int8 (bool): Store and multiply matrices in eight bits.
    RAISES (KanonError): E001 without the packages; E581 if it has not one transformer, or reads it
        in a way that has no equal here; E582 for an encoder that is no BERT.
    """
    name = _transformer(nlp)
    transformer: Any = nlp.get_pipe(name)
    windows = nlp.get_pipe_config(name)["model"].get("get_spans", {})
    if windows.get("@span_getters") != _WINDOWS:
        raise KanonError(Errors.E581.format(reason=f"its windows are not {_WINDOWS}"))
    shim = _shim(transformer.model, int8=int8)
    width = transformer.model.get_dim("nO")
    listening = [pipe for pipe in nlp.pipe_names if pipe in transformer.listener_map]
    for pipe_name in listening:
        _listen(nlp.get_pipe(pipe_name), width)
        _rewrite(nlp.get_pipe_config(pipe_name), width)
    settings = {"width": width, "window": windows["window"], "stride": windows["stride"]}
    position = nlp.pipe_names.index(name)
    for pipe_name in listening:
        for listener in list(transformer.listener_map.get(pipe_name, ())):
            transformer.remove_listener(listener, pipe_name)
    nlp.remove_pipe(name)
    model = {"@architectures": "spacy-kanon.OnnxEncoder.v1", **settings}
    encoder: Any = nlp.add_pipe(
        "tok2vec",
        name=name,
        config={"model": model},
        before=nlp.pipe_names[position] if position < len(nlp.pipe_names) else None,
    )
    encoder.model = build_onnx_encoder(**settings)
    encoder.model.shims[0] = shim
    nlp._link_components()
    _forget_transformers(nlp)


def _transformer(nlp: Language) -> str:
    names = [name for name, factory in nlp.pipe_factories.items() if factory == "transformer"]
    if len(names) != 1:
        raise KanonError(Errors.E581.format(reason=f"it has {len(names)} transformers"))
    return names[0]


def _shim(model: Any, *, int8: bool) -> OnnxShim:
    """The trained encoder and its tokenizer."""
    network, tokenizer = model.transformer, model.tokenizer
    if not getattr(tokenizer, "is_fast", False):
        raise KanonError(Errors.E581.format(reason="its tokenizer is not a fast one"))
    weights = {
        name: tensor.detach().cpu().float().numpy() for name, tensor in network.state_dict().items()
    }
    graph = encoder_graph(weights, network.config, int8=int8)
    offset = 0 if network.config.model_type == "bert" else network.config.pad_token_id + 1
    longest = min(network.config.max_position_embeddings - offset, tokenizer.model_max_length)
    return OnnxShim(graph.SerializeToString(), tokenizer.backend_tokenizer.to_str(), longest)


def _listen(pipe: Any, width: int) -> None:
    """Let a component listen to vectors of tokens instead of sub-words."""
    for node in list(pipe.model.walk()):
        if [layer.name for layer in node.layers] != ["transformer-listener", "trfs2arrays"]:
            continue
        pooling = node.layers[1].layers[0].name
        if pooling != "reduce_mean":
            raise KanonError(Errors.E581.format(reason=f"its pooling is {pooling}"))
        replace_model_node(pipe.model, node, tok2vec_listener_v1(width))


def _rewrite(config: Any, width: int) -> None:
    """The same in the config, at any depth."""
    for key, value in config.items():
        if not isinstance(value, dict):
            continue
        if value.get("@architectures") == _LISTENER:
            architecture = "spacy.Tok2VecListener.v1"
            config[key] = {"@architectures": architecture, "width": width, "upstream": "*"}
        else:
            _rewrite(value, width)


def _forget_transformers(nlp: Language) -> None:
    """Leave out what asks for PyTorch before a pipeline is made."""
    config = nlp.config.copy()
    config["nlp"]["before_creation"] = None
    nlp.config = config
