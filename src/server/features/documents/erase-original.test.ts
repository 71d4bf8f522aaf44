import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentFiguresSchema } from "#contract/figures.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("erasing an original alone", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
  });
  afterAll(async () => {
    await server.stop();
  });

  const content = scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) });
  const upload = async (fileName: string): Promise<string> => {
    const answer = await uploadAs(server.app, anna, { content, fileName });
    return answer.json<{ document: { id: string } }>().document.id;
  };
  const erase = (person: TestPerson, id: string) =>
    server.app.inject({ method: "DELETE", url: `/api/documents/${id}/original`, headers: person.headers });
  const figuresOf = async (id: string) => {
    const answer = await server.app.inject({ url: `/api/documents/${id}/figures`, headers: anna.headers });
    return documentFiguresSchema.parse(answer.json());
  };
  const keptFiles = () =>
    readdirSync(server.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  test("the file goes, its figures stay, and it says so afterwards", async () => {
    const id = await upload("october.pdf");
    const repeat = await upload("october again.pdf");
    expect((await figuresOf(id)).hasOriginal).toBe(true);
    expect((await figuresOf(repeat)).hasOriginal).toBe(true);
    expect((await erase(ben, id)).statusCode).toBe(404);
    expect((await erase(anna, repeat)).json()).toMatchObject({ code: "CONFLICT" });
    expect(keptFiles()).toHaveLength(1);
    expect((await erase(anna, id)).statusCode).toBe(204);
    expect(keptFiles()).toEqual([]);
    const after = await figuresOf(id);
    expect(after).toMatchObject({ hasOriginal: false, hasPictures: false, askedModel: false });
    expect(after.figures.find(({ path }) => path === "accounts.0.currentBalance")?.value).toBe("2345.67");
    expect((await figuresOf(repeat)).hasOriginal).toBe(false);
    const original = await server.app.inject({
      url: `/api/documents/${id}/original`,
      headers: anna.headers,
    });
    expect(original.json()).toMatchObject({ code: "NOT_FOUND" });
    // Once more changes nothing.
    expect((await erase(anna, id)).statusCode).toBe(204);
    const again = await server.app.inject({
      method: "POST",
      url: `/api/documents/${id}/retry`,
      headers: anna.headers,
    });
    expect(again.json()).toMatchObject({ code: "CONFLICT" });
  });
});
