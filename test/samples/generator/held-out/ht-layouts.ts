import type { Layout } from "../layout.ts";
import { htApp } from "./ht-app.ts";
import { htInvest } from "./ht-invest.ts";
import { htRetire } from "./ht-retire.ts";
import { htRobo } from "./ht-robo.ts";
import { htStubs } from "./ht-stubs.ts";

export const htLayouts: readonly Layout[] = [...htInvest, ...htApp, ...htRetire, ...htRobo, ...htStubs];
