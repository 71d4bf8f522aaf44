import { z } from "zod";
import type { S3Config } from "./platform/files/s3-store.ts";
import { StartupError } from "./platform/startup-error.ts";

/** Where the originals lie when they do not lie in the data folder: a bucket of S3-compatible storage. */
export const s3Environment = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be a bucket's name: 3 to 63 small letters, digits, dots or hyphens",
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      "must be an http(s) address",
    )
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
const schema = z.object(s3Environment);

/**
 * Undefined when nothing of it is set.
 * @throws StartupError when only some of it is: files must not go to the data folder because a variable was forgotten.
 */
export function s3Config(values: z.infer<typeof schema>): S3Config | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if ([bucket, endpoint, region, accessKeyId, secretAccessKey].every((value) => value === undefined)) {
    return undefined;
  }
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = [
      bucket === undefined ? "S3_BUCKET" : "",
      accessKeyId === undefined ? "S3_ACCESS_KEY_ID" : "",
      secretAccessKey === undefined ? "S3_SECRET_ACCESS_KEY" : "",
    ].filter(Boolean);
    throw new StartupError(
      `The environment variable ${missing.join(" and ")} is missing; storage in a bucket needs all of them. Nothing was started; set it, or remove the others.`,
    );
  }
  return { bucket, endpoint, region: region ?? "us-east-1", accessKeyId, secretAccessKey };
}
