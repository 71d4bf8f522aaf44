import type { Layout } from "../layout.ts";
import { sqBrokers } from "./sq-brokers.ts";

/** Compact papers of brokers, fund companies and trust companies: tables of holdings of many builds. */
export const sqLayouts: readonly Layout[] = [...sqBrokers];
