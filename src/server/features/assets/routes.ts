import { assetListSchema } from "#contract/debts.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { AssetsService } from "./service.ts";

export function assetsRoutes(service: AssetsService, requirePerson: RequirePerson): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/assets",
      { onRequest: requirePerson, schema: { response: { 200: assetListSchema } } },
      (request) => service.listAssets(request.person.id),
    );
  };
}
