/**
 * Questions in Spanish, or half in it: the words that a question about money is made of are put into English, so that the same rules
 * read them. Answers stay English for now, and say so in Spanish.
 */

export const IN_SPANISH = "Por ahora contesto en inglés.";
export const NOT_UNDERSTOOD_IN_SPANISH =
  "Por ahora contesto en inglés, y no entendí bien la pregunta. Puedo hablar de sus deudas, su plan, sus gastos, su patrimonio y su crédito. Por ejemplo:";

/** Words that Spanish is recognised by: none of them is English. */
const OF_SPANISH =
  /\b(?:cuant[oa]s?|cual(?:es)?|cuando|debo|deuda|deudas|quiero|gaste|gasto|pago|pagar|tarjeta|tarjetas|prestamo|interes|tasa|saldo|minimo|vencimiento|ahorros?|ingresos?|como|que|mis?|tengo|puedo|mas|donde|esta|estoy|dinero|hola|gracias|en|el|la|los|las|es|de|por|para|voy|ayuda|necesito|coche|carro|hipoteca|mes|ano)\b/g;
/** Those that also stand in English sentences or names. */
const ALSO_ENGLISH = new Set([
  "mi",
  "en",
  "el",
  "la",
  "los",
  "las",
  "de",
  "es",
  "mas",
  "como",
  "esta",
  "por",
  "para",
]);

const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bel mes (?:pasado|anterior)\b/g, "last month"],
  [/\beste mes\b/g, "this month"],
  [/\beste ano\b/g, "this year"],
  [/\bel ano pasado\b/g, "last year"],
  [/\b(?:al|por|cada) mes\b|\bmensual(?:mente)?\b/g, "a month"],
  [/\ben total\b/g, "in total"],
  [/\bcuantas? deudas\b/g, "how many debts"],
  [/\bcuant[oa]s? meses\b/g, "how many months"],
  [/\bcuant[oa]s?\b/g, "how much"],
  [/\bcuando\b/g, "when"],
  [/\b(?:cual|cuales|que) (?:es|son)\b/g, "what is"],
  [/\bcual\b|\bque (?=(?:tarjeta|deuda|prestamo)s?\b)/g, "which "],
  [/\btiene\b/g, "has"],
  [/\bque es\b/g, "what is"],
  [/\bque pasa si\b/g, "what if"],
  [/\bcomo (?:funcionan?|se calcula)\b/g, "how does it work"],
  [/\bdonde\b/g, "where"],
  [/\bpagos? minimos?\b/g, "minimum payment"],
  [/\bminimos?\b/g, "minimum"],
  [/\b(?:tasa|tipo) de interes\b/g, "interest rate"],
  [/\binteres(?:es)?\b/g, "interest"],
  [/\btasa\b/g, "rate"],
  [/\b(?:fecha de (?:pago|vencimiento)|vencimiento)\b/g, "due date"],
  [/\bvence(?:n)?\b/g, "is due"],
  [/\b(?:linea|limite) de credito\b/g, "credit limit"],
  [/\blimite\b/g, "limit"],
  [/\btarjetas? de credito\b/g, "credit cards"],
  [/\btarjetas\b/g, "cards"],
  [/\btarjeta\b/g, "card"],
  [/\bprestamos\b/g, "loans"],
  [/\bprestamo\b/g, "loan"],
  [/\b(?:coche|carro|auto)\b/g, "car"],
  [/\bhipoteca\b/g, "mortgage"],
  [/\bestudiantil(?:es)?\b/g, "student"],
  [/\b(?:libre|fuera) de (?:mis )?deudas?\b|\bsin deudas?\b/g, "debt free"],
  [/\bdeudas\b/g, "debts"],
  [/\bdeuda\b/g, "debt"],
  [/\b(?:debo|debemos)\b/g, "do i owe"],
  [/\bsaldo\b/g, "balance"],
  [/\b(?:gaste|gastamos|gasto|gastado)\b/g, "did i spend"],
  [/\bgastos\b/g, "expenses"],
  [/\bgasolina\b/g, "gas"],
  [/\b(?:supermercado|comestibles|viveres|mandado)\b/g, "groceries"],
  [/\brestaurantes?\b/g, "restaurants"],
  [/\bcomida\b/g, "food"],
  [/\b(?:alquiler|renta)\b/g, "rent"],
  [/\bluz\b/g, "electricity"],
  [/\bsuscripciones\b/g, "subscriptions"],
  [/\bingresos?\b/g, "income"],
  [/\b(?:gano|ganamos)\b/g, "do i earn"],
  [/\bahorros?\b/g, "savings"],
  [/\bpuntaje(?: de credito)?\b/g, "credit score"],
  [/\bpatrimonio(?: neto)?\b/g, "net worth"],
  [/\b(?:la )?mas alt[ao]\b/g, "highest"],
  [/\b(?:la )?mas baj[ao]\b/g, "lowest"],
  [/\b(?:la )?mas grande\b/g, "biggest"],
  [/\b(?:la )?mas pequen[ao]\b/g, "smallest"],
  [/\b(?:mas|extra)\b/g, "more"],
  [/\b(?:pagos|pagar|pago)\b/g, "pay"],
  [/\bvoy a (?:estar|ser|quedar)\b/g, "will i be"],
  [/\btod[oa]s?\b/g, "all"],
  [/\btengo\b/g, "do i have"],
  [/\bdinero\b/g, "money"],
  [/\b(?:mi|mis|nuestr[oa]s?)\b/g, "my"],
  [/\by\b/g, "and"],
  [/\b(?:de|del)\b/g, "of"],
  [/\ben\b/g, "on"],
  [/\b(?:el|la|los|las)\b/g, "the"],
  [/\bun[oa]?\b/g, "a"],
  [/\bes\b/g, "is"],
  [/\bpor favor\b/g, "please"],
];

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}¿¡]/gu, "")
    .normalize("NFC");

/** A name keeps its words: a cooperative "de Ahorro" is not one of savings. */
const kept = (index: number): string => `\uE000${index}\uE001`;

/**
 * The question in English words as far as they are known; undefined where it is not in Spanish. `names` are those of the person's debts:
 * they neither make a question Spanish nor are put into English.
 */
export function fromSpanish(question: string, names: readonly string[]): string | undefined {
  const own = names.map((name) => withoutAccents(name).toLowerCase()).filter((name) => name !== "");
  let text = withoutAccents(question).toLowerCase();
  for (const [index, name] of own.entries()) text = text.replaceAll(name, kept(index));
  const words = text.match(OF_SPANISH) ?? [];
  const sure = words.filter(
    (word) => !ALSO_ENGLISH.has(word) && own.every((name) => !name.split(" ").includes(word)),
  );
  if (sure.length === 0 || words.length < 2) return undefined;
  for (const [form, english] of PHRASES) text = text.replaceAll(form, english);
  for (const [index, name] of own.entries()) text = text.replaceAll(kept(index), name);
  return text;
}
