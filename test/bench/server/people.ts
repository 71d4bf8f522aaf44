/** People with full ledgers, straight into the tables: three accounts, a year of statements, about a thousand transactions each. */
import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";
import { addDays, addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { addReadDocuments } from "#server/features/documents/add-read-documents.ts";
import { fillEmptyLedger } from "#server/features/ledger/fill-empty-ledger.ts";
import type { Runtime } from "#server/runtime.ts";
import { signInAs } from "../../fakes/sign-in.ts";
import { extractionOf } from "../../samples/extractions.ts";
import { type Chance, chance } from "../chance.ts";

const MONTHS = 12;
const CARD_ROWS = 25;
const BANK_ROWS = 35;
const AT_ONCE = 4;
const MERCHANTS = ["KROGER", "SHELL OIL", "CHIPOTLE", "AMAZON MKTPL", "CITY POWER LIGHT", "NETFLIX.COM"];

function statement(
  kind: "checking" | "credit-card",
  account: number,
  start: PlainDate,
  random: Chance,
): Extraction {
  const isBank = kind === "checking";
  const end = addDays(addMonthsToDate(start, 1), -1);
  const facts: AccountFacts = {
    kind,
    institution: isBank ? "Harbor Bank" : `Card House ${account}`,
    accountLast4: String(1000 + account),
    periodStart: start,
    periodEnd: end,
    statementDate: end,
    ...(isBank
      ? { endingBalance: "4200.00" }
      : {
          currentBalance: formatMoney(cents(100_000 + random.below(500_000))),
          minimumPayment: "85.00",
          apr: "24.99",
          paymentDueDate: addDays(end, 20),
        }),
  };
  const transactions = Array.from(
    { length: isBank ? BANK_ROWS : CARD_ROWS },
    (_, index): TransactionFacts => {
      const isPay = isBank && index % 17 === 0;
      return {
        account: 0,
        date: addDays(start, random.below(28)),
        description: isPay ? "ACME PAYROLL" : `${random.pick(MERCHANTS)} #${random.below(90)}`,
        amount: formatMoney(cents(isPay ? 240_000 : -100 - random.below(6000))),
      };
    },
  );
  return extractionOf({ accounts: [facts], transactions });
}

/** The cookies of `count` people who each have a ledger up to this month. */
export async function addPeople(
  { storage: { database }, vaults }: Runtime,
  count: number,
): Promise<readonly string[]> {
  const today = parsePlainDate(new Date().toISOString().slice(0, 10));
  if (today === undefined) throw new Error("a day");
  const first = addMonthsToDate(`${today.slice(0, 8)}01` as PlainDate, -MONTHS); // a first of a month
  const cookies: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let number = next++; number < count; number = next++) {
      const random = chance(number + 1);
      const person = await signInAs({ database, vaults }, `person ${number}`);
      const uploads = Array.from({ length: MONTHS * 3 }, (_, index) => {
        const account = index % 3;
        const start = addMonthsToDate(first, Math.floor(index / 3));
        const extraction = statement(account === 0 ? "checking" : "credit-card", account, start, random);
        const fileName = `${number}-${index}.pdf`;
        const uploadedAt = new Date(`${extraction.accounts[0]?.periodEnd}T12:00:00Z`);
        return { fileName, sizeBytes: 1, storageKey: fileName, uploadedAt, extraction };
      });
      await database.forPerson(person.id, async (sql) => {
        const vault = await vaults.openVault(sql, person.id);
        await addReadDocuments({ sql, vault, personId: person.id }, uploads, fillEmptyLedger);
      });
      cookies[number] = person.headers.cookie;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return cookies;
}
