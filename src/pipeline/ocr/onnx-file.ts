/**
 * The part of the ONNX file format (protocol buffers, onnx.proto of the ONNX project) that a rewriting of graphs needs: nodes
 * with their inputs and outputs, and constants of single-precision numbers. Everything else is carried through untouched.
 */

type Field = { readonly number: number; readonly wire: number; readonly value: bigint | Buffer };

export type Tensor = { readonly dims: readonly number[]; readonly data: Float32Array };

/** Values of a constant by their kind: single-precision numbers, bytes from -128 to 127, whole numbers. */
type ConstantData = Float32Array | Int8Array | BigInt64Array;

export type GraphNode = {
  op: string;
  /** Where the operation is defined; the ONNX standard itself when absent. */
  readonly domain?: string;
  inputs: string[];
  readonly outputs: string[];
  /** Each one as stored: an AttributeProto. */
  attributes: Buffer[];
};

export type ModelGraph = {
  readonly nodes: GraphNode[];
  /** Constant nodes of single-precision numbers, by the name of their output. */
  readonly constants: Map<string, Tensor>;
  /** The graph as a file again. */
  readonly toFile: () => Buffer;
};

const GRAPH = 7;
const NODE = 1;
const FLOAT = 1;
const INT8 = 3;
const INT64 = 7;
const OPERATOR_SET = 8;

export function openModel(file: Buffer): ModelGraph {
  const model = readFields(file);
  const graph = readFields(bytesOf(model, GRAPH));
  const nodes: GraphNode[] = [];
  const constants = new Map<string, Tensor>();
  for (const field of graph) {
    if (field.number !== NODE) continue;
    const parts = readFields(field.value as Buffer);
    const node = {
      op: bytesOf(parts, 4).toString(),
      inputs: allOf(parts, 1).map(String),
      outputs: allOf(parts, 2).map(String),
      attributes: allOf(parts, 5),
    };
    const tensor = node.op === "Constant" ? floatsOf(node.attributes) : undefined;
    if (tensor) constants.set(node.outputs[0]!, tensor);
    else nodes.push(node);
  }
  return {
    nodes,
    constants,
    toFile: () => {
      const used = new Set(nodes.flatMap((node) => node.inputs));
      const needed = [...constants].filter(([name]) => used.has(name));
      const all = [...needed.map(([name, tensor]) => constantNode(name, tensor)), ...nodes];
      const rest = graph.filter((field) => field.number !== NODE);
      const rebuilt = writeFields([
        ...all.map((node) => ({ number: NODE, wire: 2, value: writeNode(node) })),
        ...rest,
      ]);
      const domains = new Set(nodes.flatMap(({ domain }) => (domain === undefined ? [] : [domain])));
      return writeFields([
        ...model.map((field) => (field.number === GRAPH ? { ...field, value: rebuilt } : field)),
        ...[...domains].map((domain) => ({ number: OPERATOR_SET, wire: 2, value: firstVersionOf(domain) })),
      ]);
    },
  };
}

function firstVersionOf(domain: string): Buffer {
  return writeFields([textField(1, domain), { number: 2, wire: 0, value: 1n }]);
}

export function floatAttribute(name: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return writeFields([
    textField(1, name),
    { number: 2, wire: 5, value: bytes },
    { number: 20, wire: 0, value: 1n },
  ]);
}

export function intsAttribute(name: string, values: readonly number[]): Buffer {
  return writeFields([
    textField(1, name),
    ...values.map((value) => ({ number: 8, wire: 0, value: BigInt(value) })),
    { number: 20, wire: 0, value: 7n },
  ]);
}

export function intAttribute(name: string, value: number): Buffer {
  return writeFields([
    textField(1, name),
    { number: 3, wire: 0, value: BigInt(value) },
    { number: 20, wire: 0, value: 2n },
  ]);
}

/** The whole numbers of an attribute, one or many; undefined when the node does not have it. */
export function wholeNumbersOf(node: GraphNode, name: string): number[] | undefined {
  for (const attribute of node.attributes) {
    const fields = readFields(attribute);
    if (String(fields.find((field) => field.number === 1)?.value) !== name) continue;
    return fields
      .filter((field) => field.number === 3 || field.number === 8)
      .flatMap(({ value }) => (typeof value === "bigint" ? [value] : readPacked(value)))
      .map(Number);
  }
  return undefined;
}

function floatsOf(attributes: readonly Buffer[]): Tensor | undefined {
  for (const attribute of attributes) {
    const tensorField = readFields(attribute).find((field) => field.number === 5);
    if (tensorField === undefined) continue;
    const fields = readFields(tensorField.value as Buffer);
    if (fields.find((field) => field.number === 2)?.value !== BigInt(FLOAT)) return undefined;
    const dims = fields
      .filter((field) => field.number === 1)
      .flatMap(({ value }) => (typeof value === "bigint" ? [value] : readPacked(value)))
      .map(Number);
    const raw = fields.find((field) => field.number === 9)?.value as Buffer | undefined;
    const listed = allOf(fields, 4);
    const bytes = raw ?? Buffer.concat(listed);
    // A copy, because numbers inside the file need not lie on a multiple of four bytes. Every machine we run on is little-endian.
    return { dims, data: new Float32Array(new Uint8Array(bytes).buffer) };
  }
  return undefined;
}

/** A node whose output `name` is always these values. */
export function constantNode(
  name: string,
  { dims, data }: { readonly dims: readonly number[]; readonly data: ConstantData },
): GraphNode {
  const kind = data instanceof Float32Array ? FLOAT : data instanceof Int8Array ? INT8 : INT64;
  const tensor = writeFields([
    ...dims.map((dim) => ({ number: 1, wire: 0, value: BigInt(dim) })),
    { number: 2, wire: 0, value: BigInt(kind) },
    { number: 9, wire: 2, value: Buffer.from(data.buffer, data.byteOffset, data.byteLength) },
  ]);
  const attribute = writeFields([
    textField(1, "value"),
    { number: 5, wire: 2, value: tensor },
    { number: 20, wire: 0, value: 4n },
  ]);
  return { op: "Constant", inputs: [], outputs: [name], attributes: [attribute] };
}

function writeNode(node: GraphNode): Buffer {
  return writeFields([
    ...node.inputs.map((name) => textField(1, name)),
    ...node.outputs.map((name) => textField(2, name)),
    textField(4, node.op),
    ...node.attributes.map((value) => ({ number: 5, wire: 2, value })),
    ...(node.domain === undefined ? [] : [textField(7, node.domain)]),
  ]);
}

function textField(number: number, value: string): Field {
  return { number, wire: 2, value: Buffer.from(value) };
}

function allOf(fields: readonly Field[], number: number): Buffer[] {
  return fields.filter((field) => field.number === number).map((field) => field.value as Buffer);
}

function bytesOf(fields: readonly Field[], number: number): Buffer {
  const [first] = allOf(fields, number);
  if (first === undefined) throw new RangeError(`A model without field ${number}`);
  return first;
}

function readFields(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const whole = () => {
    const [value, next] = readWhole(bytes, at);
    at = next;
    return value;
  };
  const take = (length: number) => {
    const part = bytes.subarray(at, at + length);
    at += length;
    return part;
  };
  while (at < bytes.length) {
    const key = Number(whole());
    const number = key >> 3;
    const wire = key & 7;
    if (wire === 0) fields.push({ number, wire, value: whole() });
    else if (wire === 2) fields.push({ number, wire, value: take(Number(whole())) });
    else if (wire === 5 || wire === 1) fields.push({ number, wire, value: take(wire === 5 ? 4 : 8) });
    else throw new RangeError(`Unknown wire type ${wire}`);
  }
  return fields;
}

function readWhole(bytes: Buffer, from: number): [value: bigint, next: number] {
  const first = bytes[from] ?? 128;
  if (first < 128) return [BigInt(first), from + 1];
  let value = 0n;
  for (let at = from, shift = 0n; at < bytes.length; at++, shift += 7n) {
    const byte = bytes[at]!;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return [value, at + 1];
  }
  throw new RangeError("A number that does not end");
}

function readPacked(bytes: Buffer): bigint[] {
  const values: bigint[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = readWhole(bytes, at);
    values.push(value);
    at = next;
  }
  return values;
}

function writeFields(fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(({ number, wire, value }) => {
      const key = writeWhole(BigInt((number << 3) | wire));
      if (typeof value === "bigint") return [key, writeWhole(value)];
      return wire === 2 ? [key, writeWhole(BigInt(value.length)), value] : [key, value];
    }),
  );
}

function writeWhole(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
