import { z } from "zod";

/** More of what a program sent is not said back to it. */
const LONGEST_NAME = 60;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** What the schema says of one argument, for people; undefined where it says nothing. */
function meaningOf(schema: z.ZodType, name: string): string | undefined {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof property === "object" ? property.description : undefined;
}

/** Why these arguments are not what a tool takes, in two sentences; undefined where they are. */
export function misfitOf(schema: z.ZodType, args: Readonly<Record<string, unknown>>): string | undefined {
  const [issue] = schema.safeParse(args).error?.issues ?? [];
  if (issue === undefined) return undefined;
  const look = "Nothing was answered; tools/list says what this tool takes.";
  if (issue.code === "unrecognized_keys")
    return `This tool takes no argument “${shortened(issue.keys[0] ?? "")}”. ${look}`;
  const name = String(issue.path[0] ?? "");
  const meaning = meaningOf(schema, name);
  const expected = meaning === undefined ? "" : ` It takes this: ${meaning}.`;
  return Object.hasOwn(args, name)
    ? `The argument “${shortened(name)}” is not what this tool takes.${expected} ${look}`
    : `The argument “${shortened(name)}” is missing.${expected} ${look}`;
}
