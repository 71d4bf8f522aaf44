import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

const whole = { S3_BUCKET: "debts", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };

it("originals lie in the data folder unless a bucket is set, with Amazon's first region as the default", () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(whole).s3).toEqual({
    bucket: "debts",
    endpoint: undefined,
    region: "us-east-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  const elsewhere = { ...whole, S3_ENDPOINT: "http://localhost:9000", S3_REGION: "eu-1" };
  expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: "http://localhost:9000", region: "eu-1" });
});

it.each(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])(
  "without %s nothing starts, rather than files going to the data folder",
  (name) => {
    expect(() => readConfig({ ...whole, [name]: "" })).toThrow(`${name} is missing`);
    expect(() => readConfig({ S3_ENDPOINT: "http://localhost:9000" })).toThrow(name);
  },
);

it.each([{ S3_BUCKET: "A/B" }, { S3_ENDPOINT: "file:///etc" }])("%j is refused", (wrong) => {
  expect(() => readConfig({ ...whole, ...wrong })).toThrow(Object.keys(wrong)[0]);
});
