import type { FastifyRequest } from "fastify";

/**
 * What a program brings as `Authorization: Bearer …`; undefined without. A request with one is that program's alone: its cookies count
 * for nothing, so that no other site can have a browser send it.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1];
}
