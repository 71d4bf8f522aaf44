import type { LightMyRequestResponse } from "fastify";
import type { App } from "#server/platform/http/app-type.ts";
import type { TestPerson } from "./sign-in.ts";

export type UploadForm = {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  readonly documentType?: string;
  /** Of the address, such as "?model=never". */
  readonly query?: string;
  /** More parts, after the file. */
  readonly more?: (form: FormData) => void;
};

/** The bytes and headers of a form upload, as a browser sends them. */
export async function uploadRequest(upload: UploadForm) {
  const form = new FormData();
  form.append("file", new Blob([upload.content]), upload.fileName ?? "statement.pdf");
  if (upload.documentType !== undefined) form.append("documentType", upload.documentType);
  upload.more?.(form);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}

/** Uploads as this person; `prefer` as in the Prefer header. */
export async function uploadAs(
  app: App,
  person: TestPerson,
  upload: UploadForm,
  prefer?: string,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = await uploadRequest(upload);
  return app.inject({
    method: "POST",
    url: `/api/documents/upload${upload.query ?? ""}`,
    headers: { ...person.headers, ...headers, ...(prefer === undefined ? {} : { prefer }) },
    payload,
  });
}
