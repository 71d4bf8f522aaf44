/**
 * The words that a question about money is made of, in one text so that it is read like a word list. What is here is never put
 * right into something else, and what is near to one of them is put right into it.
 */
const WORDS = `
a able about above accept access account accounts across activate actual actually add added adding additional advice afford after again
against age ago ahead all allow almost alone already also altogether always am american amount amounts an and annual annually another
answer any anybody anymore anyone anything apart apply applying approved april apr are arent around as ask asking assets assume at atm
attack attacked august autopay automatic available avalanche average avoid away
back bad balance balances bank banks be became because become been before begin beginning behind being believe below besides best better
between big bigger biggest bill bills bit bonus bonuses book both bottom bought break breakdown bring brought budget budgets buffer building bureau
bureaus bus buy buying by
calculate call can cancel cant car card cards care cars case cash cashflow catch categories category cause cell chance change changed changes
charge charged charges charging cheap cheaper cheapest check checking child choose city clear clearing close closed closing clothes coffee
collected collection collections collector collectors college combine combined come comes coming company compare compared completely compound compute computed cosign cosigned cosigner
concert consolidate consolidated consolidating consolidation consumer contribute control cost costs could couldnt count counts couple cover credit
creditor creditors current currently cushion customer cut cutting cycle
daily date dates day days dead deal debt debts december decide decrease deep deferred definitely delay deposit deposited deposits
describe did didnt die difference different dining discretionary dispute divided do document documents does doesnt dog doing dollar dollars
done dont double down drop dropped drops dump due during
each earlier early earn earned earning earnings easier eat eating eats effect eight electric electricity eliminate else email emergency end ending
ends energy enough entertainment entire equal essential essentials estate ever every everybody everyone everything exactly example exceed
expense expenses expensive experian explain extra extras
fact factor factors family far fast faster fastest february federal fee feed fees few fewer figure figures file files final finally finance
finances financial find fine finish finished first five fix fixed flow focus follow food for forever forget four free freed freedom freeze
friday from fuel full fun fund funds future
gas gave get gets getting give given gives giving go goal goes going gone good got grace great groceries grocery gross grow growing guess gym
had half hand happen happened happens hard harm has have having healthy health heating help helping helps here high higher highest him history
hit hitting hold home hospital hours house household housing how however hundred hurt hurts
i idea if impact improve improved improvement in inc include included including income incomes increase increased index individual info information
inquiries inquiry inside instead insurance interest internet into invest investment investments is isnt issue it its itself
january job july june just
keep keeping kids kind know known
land large larger largest last late later latest lately least leave leaving left less let level liabilities liability life like limit limits line list
listed little live living loan loans long longer look looking lose losing lot lots low lower lowered lowering lowest lump lyft
main major make makes making manage many march market matter maturity max maximum may maybe me mean means medical member merge method
might mine minimum minimums minus missed missing mobile model moment monday money month monthly months more mortgage mortgages most mostly move
moved moving much multiple must my myself
name names national near nearly need needed needs net never new newest next night nine no nobody non none nonessential normal normally not nothing
november now number numbers
october of off offer offers often oh ok okay old older oldest on once one ones online only open opened or order original other others our out
outgoing outstanding over overall overdraft overview owe owed owes owing own owned owns
paid part past pay paycheck paychecks payday paying payment payments payoff pays penalty people per percent percentage period person personal
pet pets pharmacy phone pick picture place plan planned planning plans please plus point points poor portfolio possible possibly power prefer
prepay prepayment present pretty previous price principal prioritize probably problem process profile progress projected promo promotion
promotional public purchase purchases purpose put putting
quarter question questions quick quicker quickest quickly quit quite
raise raised ran rank rate rates renew renews renewed renewal rather ratio read reading real realistic really reason recent recently recommend record recurring reduce reduced
reduces reducing refinance refinancing refund regular regularly related remain remaining remind remove rent repay repayment report reports
require required rest restaurant restaurants result retirement return reward rich rid right rise risk roll rolled rough roughly round run
running
safe safely salary same saturday save saved saves saving savings say says schedule school score scores second see seem seems send sending sense
september service services seven several shape share shop shopping short shortest should show shows side simple since single situation six size
skip slow small smaller smallest smart snowball so sofar some somebody someone something soon sooner soonest sorry sort sources spare
speed spend spending spends spent split spot stand standing start started starting starts state statement statements status stay steps still
stop stopped store strategy student stuff sub subscription subscriptions such suggest sum summarize summary sunday supermarket suppose supposed
sure surplus system
take takes taking talk target tax taxes tell ten term terms than thank thanks that the their them then there these they thing things think
third this those though thousand three throw through thursday time times tip tips to today together told tomorrow too took top total totally
toward towards track train transaction transactions transfer transferred transferring travel trend tuesday turn twice two type typical typically
unchanged under understand unless until untill unused up upcoming update upload uploaded upon us use used uses using usual usually utilities utility
utilization utilisation
value vacation versus very visa vs
wait want wanted was waste watch water way ways we wealth wednesday week weekly weeks well went were what whatever when whenever where whether which while
who whole why will win windfall wipe wise wish with withdraw withdrawal within without wont work worked works world worry worse worst worth
would write wrong
afterschool airline airlines amazon babysitter babysitting bars beauty charity childcare cinema clothing daycare dentist dentists department doctor
doctors donation donations doordash education fitness flight flights fun games gasoline haircut haircuts hair healthcare heating hobbies hobby
hotel hotels movies parking petrol pharmacies petcare phone restaurants salon streaming supermarkets takeout taxi transit transport transportation
traveling travelling trip trips tuition uber vacations vet wireless
littlest tiniest nastiest stick sticking category shell thirteen fourteen sixteen seventeen nineteen eighteen twelve eleven fifteen twenty thirty forty fifty sixty seventy eighty ninety room longer declined declining until
yeah year yearly years yes yesterday yet you your yours zero
`;

export const knownWords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
