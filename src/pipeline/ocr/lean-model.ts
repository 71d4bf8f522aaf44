import {
  floatAttribute,
  type GraphNode,
  intAttribute,
  intsAttribute,
  type ModelGraph,
  openModel,
  type Tensor,
  wholeNumbersOf,
} from "./onnx-file.ts";

/**
 * Rewrites a model so that it computes the same with fewer passes over memory: these models were exported with each layer's
 * scale and shift, and its bent line x * clip(x + 3, 0, 6) / 6, as six steps of their own. Scale and shift go into the weights
 * of the convolution before or after them; the bent line becomes x * HardSigmoid(x).
 */
export function leanModel(file: Buffer): Buffer {
  const graph = openModel(file);
  makeLean(graph);
  return graph.toFile();
}

/** The same on an open model. */
export function makeLean(graph: ModelGraph): void {
  foldIntoConvolutionBefore(graph);
  joinHardSwish(graph);
  foldIntoConvolutionAfter(graph);
}

function foldIntoConvolutionBefore(graph: ModelGraph): void {
  const uses = usesOf(graph);
  for (const conv of graph.nodes.filter((node) => node.op === "Conv")) {
    const affine = affineAfter(graph, uses, conv.outputs[0]!);
    const weights = graph.constants.get(conv.inputs[1] ?? "");
    if (!affine || !weights) continue;
    const bias = graph.constants.get(conv.inputs[2] ?? "");
    const { scale, shift } = affine;
    const name = conv.outputs[0]!;
    graph.constants.set(`${name}.lean_w`, { dims: weights.dims, data: weights.data.map((w) => w * scale) });
    const count = weights.dims[0]!;
    const biases = Float32Array.from({ length: count }, (_, i) => (bias?.data[i] ?? 0) * scale + shift);
    graph.constants.set(`${name}.lean_b`, { dims: [count], data: biases });
    conv.inputs = [conv.inputs[0]!, `${name}.lean_w`, `${name}.lean_b`];
    remove(graph, affine.nodes);
    conv.outputs[0] = affine.output;
  }
}

function joinHardSwish(graph: ModelGraph): void {
  const uses = usesOf(graph);
  for (const add of graph.nodes.filter((node) => node.op === "Add")) {
    const three = scalarOf(graph, add);
    if (three?.value !== 3) continue;
    const source = three.other;
    const clip = onlyUse(uses, add.outputs[0]!, "Clip");
    const mul = clip && onlyUse(uses, clip.outputs[0]!, "Mul");
    const div = mul?.inputs.includes(source) ? onlyUse(uses, mul.outputs[0]!, "Div") : undefined;
    if (!clip || !mul || !div || scalarOf(graph, div)?.value !== 6) continue;
    const bent = `${add.outputs[0]!}.lean`;
    replace(graph, add, [
      {
        op: "HardSigmoid",
        inputs: [source],
        outputs: [bent],
        attributes: [floatAttribute("alpha", 1 / 6), floatAttribute("beta", 0.5)],
      },
    ]);
    replace(graph, div, [{ op: "Mul", inputs: [source, bent], outputs: [...div.outputs], attributes: [] }]);
    remove(graph, [clip, mul]);
  }
}

function foldIntoConvolutionAfter(graph: ModelGraph): void {
  const uses = usesOf(graph);
  const channels = new Map<string, number>();
  for (const node of graph.nodes.slice()) {
    if (node.op === "Conv")
      channels.set(node.outputs[0]!, graph.constants.get(node.inputs[1]!)?.dims[0] ?? 0);
    else if (node.op === "Mul" && node.inputs.every((name) => !graph.constants.has(name))) {
      const known = node.inputs.map((name) => channels.get(name)).find((count) => count !== undefined);
      if (known !== undefined) channels.set(node.outputs[0]!, known);
    }
    const affine = affineAfter(graph, uses, node.outputs[0]!);
    if (!affine) continue;
    const next = uses.get(affine.output) ?? [];
    const conv = next.length === 1 && next[0]!.op === "Conv" && isPointwise(next[0]!) ? next[0]! : undefined;
    const weights = graph.constants.get(conv?.inputs[1] ?? "");
    if (conv && weights) {
      foldBefore(graph, conv, weights, affine);
      conv.inputs[0] = node.outputs[0]!;
      remove(graph, affine.nodes);
      continue;
    }
    const count = channels.get(node.outputs[0]!);
    if (!count) continue;
    channels.set(affine.output, count);
    const name = affine.output;
    graph.constants.set(`${name}.lean_w`, {
      dims: [count, 1, 1, 1],
      data: new Float32Array(count).fill(affine.scale),
    });
    graph.constants.set(`${name}.lean_b`, {
      dims: [count],
      data: new Float32Array(count).fill(affine.shift),
    });
    replace(graph, affine.nodes[0]!, [
      {
        op: "Conv",
        inputs: [node.outputs[0]!, `${name}.lean_w`, `${name}.lean_b`],
        outputs: [name],
        attributes: [intAttribute("group", count), intsAttribute("kernel_shape", [1, 1])],
      },
    ]);
    remove(graph, affine.nodes);
  }
}

function foldBefore(graph: ModelGraph, conv: GraphNode, weights: Tensor, { scale, shift }: Affine): void {
  const name = conv.outputs[0]!;
  const bias = graph.constants.get(conv.inputs[2] ?? "");
  const [outputs = 0, inputs = 0] = weights.dims;
  const biases = Float32Array.from({ length: outputs }, (_, o) => {
    let sum = 0;
    for (let i = 0; i < inputs; i++) sum += weights.data[o * inputs + i]!;
    return (bias?.data[o] ?? 0) + shift * sum;
  });
  graph.constants.set(`${name}.lean_after_w`, {
    dims: weights.dims,
    data: weights.data.map((w) => w * scale),
  });
  graph.constants.set(`${name}.lean_after_b`, { dims: [outputs], data: biases });
  conv.inputs = [conv.inputs[0]!, `${name}.lean_after_w`, `${name}.lean_after_b`];
}

type Affine = {
  readonly scale: number;
  readonly shift: number;
  readonly nodes: readonly GraphNode[];
  readonly output: string;
};

/** The steps "times a number, plus a number" that follow a value and are its only use. */
function affineAfter(graph: ModelGraph, uses: Uses, name: string): Affine | undefined {
  const mul = onlyUse(uses, name, "Mul");
  const scale = mul && scalarOf(graph, mul);
  const add = scale && onlyUse(uses, mul.outputs[0]!, "Add");
  const shift = add && scalarOf(graph, add);
  if (!scale || !shift) return undefined;
  return { scale: scale.value, shift: shift.value, nodes: [mul, add], output: add.outputs[0]! };
}

/** Whether a convolution sees one place at a time: it multiplies the channels of each place by a table. */
export function isPointwise(conv: GraphNode): boolean {
  const ones = (name: string, otherwise: number) =>
    (wholeNumbersOf(conv, name) ?? [otherwise]).every((value) => value === otherwise);
  return ones("kernel_shape", 1) && ones("pads", 0) && ones("group", 1);
}

type Uses = ReadonlyMap<string, readonly GraphNode[]>;

function usesOf(graph: ModelGraph): Uses {
  const uses = new Map<string, GraphNode[]>();
  for (const node of graph.nodes) {
    for (const input of node.inputs) uses.set(input, [...(uses.get(input) ?? []), node]);
  }
  return uses;
}

function onlyUse(uses: Uses, name: string, op: string): GraphNode | undefined {
  const all = uses.get(name) ?? [];
  return all.length === 1 && all[0]!.op === op ? all[0] : undefined;
}

/** The number of a node that combines one number with one value. */
function scalarOf(graph: ModelGraph, node: GraphNode): { value: number; other: string } | undefined {
  for (const [index, name] of node.inputs.entries()) {
    const constant = graph.constants.get(name);
    if (constant?.data.length === 1) return { value: constant.data[0]!, other: node.inputs[1 - index]! };
  }
  return undefined;
}

function remove(graph: ModelGraph, nodes: readonly GraphNode[]): void {
  for (const node of nodes) {
    const at = graph.nodes.indexOf(node);
    if (at >= 0) graph.nodes.splice(at, 1);
  }
}

function replace(graph: ModelGraph, node: GraphNode, by: readonly GraphNode[]): void {
  const at = graph.nodes.indexOf(node);
  if (at >= 0) graph.nodes.splice(at, 1, ...by);
}
