import "./lib/strict-validation.ts";
import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { watchAppVersion } from "./lib/app-version.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import { followSessionEnd } from "./lib/session-end.ts";
import { watchTypedWords } from "./lib/typed-words.ts";
import { AppRoutes } from "./routes.tsx";
import { Toaster } from "./ui/toaster.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

const client = createQueryClient();
followSessionEnd(client);
watchTypedWords();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);

watchAppVersion();
registerServiceWorker();
