/** Words of headings on statements of every kind: a line of nothing else names a part of the paper, nobody. */
const HEADING_WORDS = new Set(
  `
  about account accounts active activity additional all allocation amount an and annual any as asset assets at average balance balances
  beginning billing bonds by cash change changes charges charge checking client closing combined commercial contribution contributions coverage
  credit credits current customer daily date deposit deposits detail details distribution distributions due earnings ending equities
  estimated fee fees financial fixed flow for from funds gains holding holdings how important in income information interest
  investment investments is last loan loans loss losses market member message messages minimum monthly net new notice of
  on open options or other our overview page participant past payment payments performance period personal plan points portfolio
  portfolios position positions prepared previous primary profile progress purchases quarter quarterly rate rates realized
  relationship report results retirement return rewards savings schedule securities services sources statement statements stocks summary tax terms
  that the this to total totals transaction transactions treasury unrealized value values vested view we what with year you your
`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a line consists of such words alone: "Asset Allocation", "Your Portfolio Summary". */
export function isHeading(text: string): boolean {
  // A word alone in small letters is a brand's.
  if (/^[a-z]+$/.test(text.trim())) return false;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => HEADING_WORDS.has(word));
}
