import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** The HTTP server as features see it: routes declare zod schemas for what comes in and what goes out. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds a feature's routes to the server. */
export type RegisterRoutes = (app: App) => void | Promise<void>;

export type Request = FastifyRequest;
export type Reply = FastifyReply;
