import { z } from "zod";
import { isLoopbackHost } from "./platform/sign-in/loopback.ts";
import { StartupError } from "./platform/startup-error.ts";

/** The optional language model that helps reading. */
export type ModelConfig = {
  /** Without a slash at the end; the endpoint's paths follow it. */
  readonly baseUrl: string;
  readonly model: string;
  /** For questions to the assistant on the Free plan, and on a paid one; where they are absent, `model`. */
  readonly modelFree?: string;
  readonly modelPro?: string;
  readonly apiKey: string | undefined;
  /** Which of the two usual shapes of requests it understands. */
  readonly api: "openai" | "anthropic";
  /** For one request. */
  readonly timeoutMs: number;
};

/** 10/8, 172.16/12, 192.168/16, names without a dot and names of private networks. */
const PRIVATE_HOST =
  /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$|^[^.:]+$|\.(?:local|lan|internal|home\.arpa)$/i;

/** Why an address must not get statements, or undefined when it may. */
function faultOf(address: string): string | undefined {
  if (!URL.canParse(address)) return "must be an http(s) address, such as http://localhost:11434/v1";
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:")
    return "must be an http(s) address, such as http://localhost:11434/v1";
  if (username !== "" || password !== "") return "must not contain a password; use AI_API_KEY";
  if (search !== "" || hash !== "") return "must end with its path, without ? or #";
  if (protocol === "http:" && !isLoopbackHost(hostname) && !PRIVATE_HOST.test(hostname))
    return "must begin with https, because statements would travel readable for everyone on the way";
  return undefined;
}

const baseUrl = z
  .string()
  .superRefine((address, context) => {
    const fault = faultOf(address);
    if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
  })
  .transform((address) => address.replace(/\/+$/, ""));

const modelName = z.string().max(200, "must be at most 200 characters").optional();

export const modelEnvironment = {
  AI_BASE_URL: baseUrl.optional(),
  AI_MODEL: modelName,
  AI_MODEL_FREE: modelName,
  AI_MODEL_PRO: modelName,
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]+$/, "must be printable characters without spaces")
    .optional(),
  AI_API: z.enum(["openai", "anthropic"], 'must be "openai" or "anthropic"').optional(),
  AI_TIMEOUT_SECONDS: z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|1[01]\d|120)$/, "must be a whole number from 1 to 120")
    .transform(Number)
    .default(20),
};

type ModelValues = z.infer<z.ZodObject<typeof modelEnvironment>>;

/**
 * The model, or undefined: off is the default.
 * @throws StartupError in one sentence when only a part of it is configured.
 */
export function modelConfig(values: ModelValues): ModelConfig | undefined {
  const { AI_BASE_URL, AI_MODEL, AI_MODEL_FREE, AI_MODEL_PRO, AI_API_KEY, AI_API, AI_TIMEOUT_SECONDS } =
    values;
  if (AI_BASE_URL === undefined) {
    const stray = Object.entries({ AI_MODEL, AI_MODEL_FREE, AI_MODEL_PRO, AI_API_KEY, AI_API }).find(
      ([, value]) => value !== undefined,
    );
    if (stray) throw missing("AI_BASE_URL", stray[0]);
    return undefined;
  }
  if (AI_MODEL === undefined) throw missing("AI_MODEL", "AI_BASE_URL");
  const isAnthropic = new URL(AI_BASE_URL).hostname === "api.anthropic.com";
  return {
    baseUrl: AI_BASE_URL,
    model: AI_MODEL,
    ...(AI_MODEL_FREE === undefined ? {} : { modelFree: AI_MODEL_FREE }),
    ...(AI_MODEL_PRO === undefined ? {} : { modelPro: AI_MODEL_PRO }),
    apiKey: AI_API_KEY,
    api: AI_API ?? (isAnthropic ? "anthropic" : "openai"),
    timeoutMs: AI_TIMEOUT_SECONDS * 1000,
  };
}

function missing(name: string, needer: string): StartupError {
  return new StartupError(
    `The environment variable ${name} is missing, and ${needer} needs it. Nothing was started.`,
  );
}

/** The model as people and operators see it, without its key. */
export function modelInUse(config: ModelConfig): { host: string; model: string; onThisMachine: boolean } {
  const { host, hostname } = new URL(config.baseUrl);
  return { host, model: config.model, onThisMachine: isLoopbackHost(hostname) };
}
