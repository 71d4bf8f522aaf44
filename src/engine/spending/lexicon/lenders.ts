/** Lenders and servicers, and the words that tell which kind of debt a payment to a bank is for. */
import { type LexiconEntry, merchants, words } from "./entry.ts";

const CLEAR = 0.93;
const LIKELY = 0.8;

/** Companies that only lend: every payment to them is for a debt of their kind. */
export const lenders: readonly LexiconEntry[] = [
  ...merchants(
    "mortgage",
    `
Rocket Mortgage, Quicken Loans, Mr. Cooper=mr cooper=nationstar, PennyMac, loanDepot, Freedom Mortgage=freedom mtg, Caliber Home Loans=caliber home, NewRez=newrez, Shellpoint, Flagstar, Lakeview Loan=lakeview ln=lakeview loan, Carrington=carrington mortg, Cenlar, PHH Mortgage=phh, Guild Mortgage=guild mtg, CrossCountry Mortgage=crosscountry, Planet Home Lending=planet home, Homepoint=home point fin, Midland Mortgage, Select Portfolio=sps mortgage, Dovenmuehle, Ocwen, Roundpoint, Fairway Independent, Movement Mortgage, AmeriHome, BSI Financial, Specialized Loan=sls mortgage, ServiceMac, Union Home Mortgage, Veterans United, NewDay, Better Mortgage, United Wholesale=uwm, Guaranteed Rate, Arvest Mortgage, M&T Mortgage, Village Capital, Rushmore Loan, Fay Servicing, Valon, Nationstar`,
  ),
  ...merchants(
    "auto-loan",
    `
Toyota Financial=toyota fin=toyota ach=toyota motor cr=toyota motor credit, Honda Financial=american honda=honda fin=honda pmt=honda financial, Ford Credit=ford motor cr=fordcredit=ford credit, GM Financial=gmf pymt=gm financial, Ally Auto=ally auto=ally ally=ally financial=ally pymt, Nissan Motor Acceptance=nissan motor=nissan auto=nmac, Infiniti Financial, Hyundai Motor Finance=hyundai motor=hyundai fin, Kia Finance=kia motors fin=kia motors=kia finance, Santander Consumer=santander cons, CarMax Auto=carmax auto fin, Carvana, Bridgecrest, VW Credit=vw credit=volkswagen credit, Audi Financial, Subaru Motors Finance=subaru motors, Mazda Financial, BMW Financial=bmw fin=bmw bank=bmwfs, Mercedes-Benz Financial=mercedes benz fin=mbfs, Lexus Financial=lexus fin, Volvo Car Financial, Exeter Finance, Westlake Financial=westlake fin, Credit Acceptance, Chrysler Capital, Stellantis Financial, Tesla Finance=tesla motors fin=tesla lease, Global Lending, Harley-Davidson Financial=harley davidson fin=eaglemark, DriveTime, Consumer Portfolio, AmeriCredit, Flagship Credit, Capital One Auto=capital one auto=cap one auto, Chase Auto, Wells Fargo Auto=wells fargo dealer=wf auto, US Bank Auto, TD Auto, PNC Auto, Fifth Third Auto, World Omni=southeast toyota, Foursight, First Investors, Lobel Financial, Byrider, Yamaha Finance, Polaris Acceptance, Mitsubishi Motors Credit, Lightstream Auto`,
  ),
  ...merchants(
    "student-loan",
    `
Nelnet, Dept of Education=dept education=dept of ed=department of education=us dept of ed=dept of educ, MOHELA, Aidvantage, Navient, Great Lakes Student=great lakes st, EdFinancial, Sallie Mae, FedLoan, OSLA, ECSI=heartland ecsi, College Ave, Laurel Road, Earnest:earnest loan=earnest student=earnest refi, CommonBond, Ascent Student=ascent funding, Default Resolution Group, American Education Services=aes loan=aes pheaa=pheaa, Granite State Mgmt, Citizens Student, Discover Student Loans=discover student, SoFi Student=sofi student, Splash Financial, ELFI, Brazos Higher, Launch Servicing, Campus Partners, UAS Student, Firstmark, Central Research, Missouri Higher`,
  ),
  ...merchants(
    "personal-loan",
    `
LendingClub=lending club, Prosper:prosper funding=prosper market, Upstart, SoFi Personal=sofi personal=sofi loan=sofi lending, OneMain=one main fin, Upgrade:upgrade inc=upgrade loan, Best Egg, Avant, Marcus:marcus loan=marcus gs=marcus by gs=goldman sachs loan, LightStream, OppFi=opploans=opportunity fin, Mariner Finance, Regional Finance=regional mgmt, Oportun, Rocket Loans, Achieve:achieve personal=achieve loan, Possible Finance, Republic Finance, Security Finance, World Finance=world acceptance, Heights Finance, Lendmark, Earnin=activehours, Dave:dave inc=dave com, Brigit, MoneyLion, Albert Instant, Cleo AI, Kikoff, Self Financial=self lender, CreditNinja, NetCredit, CashNetUSA, Check Into Cash, Advance America, ACE Cash Express, Speedy Cash, Title Max=titlemax, LoanMart, Happy Money, Payoff Inc, Universal Credit, Reach Financial, Discover Personal Loans=discover personal, Tower Loan, 1st Franklin, Jora Credit, Big Picture Loans, Spotloan, Rise Credit, Figure Lending, Zable, Lendly, Integra Credit, Kabbage, Fundbox, Bluevine, OnDeck, Funding Circle`,
  ),
  ...merchants(
    "pay-later",
    `Affirm=affirm inc=affirm pay, Klarna, Afterpay=after pay, Sezzle, Zip:zip co=quadpay=zip pay, PayPal Pay in 4=paypal pay in=pay in 4=paypal credit pay in, Perpay, Sunbit, Uplift, Splitit, Katapult, Acima, Progressive Leasing=prog leasing=progressive lease, Snap Finance, Koalafi, Bread Pay=bread financial, Four Technologies, Flex Shopper=flexshopper, Shop Pay Installments=shop pay inst, Wisetack, GreenSky, CareCredit Plan, Cherry Payment=cherry fund, Scratchpay, Zilch`,
  ),
  ...merchants(
    "debt-payment",
    `Midland Credit=midland cred, Portfolio Recovery=portfolio recov, LVNV Funding=lvnv, Resurgent Capital=resurgent, Encore Capital, Freedom Debt Relief=freedom debt, National Debt Relief, Money Management Intl=money management, Cavalry Portfolio, Jefferson Capital, Credence Resource, IC System, Transworld Systems, Convergent Outsourcing, Enhanced Recovery, National Foundation for Credit=nfcc, GreenPath, InCharge Debt, Consolidated Credit, Accredited Debt, Americor, ClearOne Advantage, Pacific Debt, CuraDebt, JG Wentworth Debt, Beyond Finance, Money Mgmt Intl, Navicore, Take Charge America`,
  ),
];

/** What the words say beside a bank's name. */
export const loanWords: readonly LexiconEntry[] = [
  ...words(
    "mortgage",
    CLEAR,
    `mortgage, mortg, mtg, mtge, mtg pymt, mtg pymts, mtg pmt, mtg payment, home mtg, home loan, home loans, mortgage pmt, mortg pymt, mtg auto pay, mrtg`,
  ),
  ...words(
    "auto-loan",
    CLEAR,
    `auto loan, car loan, auto finance, auto fin, car payment, carpay, auto draft, vehicle loan, auto ln, car pmt, auto pymt loan, auto lease, vehicle finance, truck loan, motorcycle loan, boat loan, rv loan, retail installment`,
  ),
  ...words(
    "student-loan",
    CLEAR,
    `student loan, student loans, student ln, stdnt loan, student lend, stdt loan, stu loan, student refi, perkins loan, education loan, educ loan, federal student`,
  ),
  ...words(
    "personal-loan",
    CLEAR,
    `personal loan, personal ln, signature loan, payday loan, cash advance loan, advance repay, installment loan, title loan, loan advance`,
  ),
  ...words(
    "debt-payment",
    CLEAR,
    `heloc, home equity, equity line, line of credit, credit line pmt, debt relief, debt settlement, debt management, dmp, collection, collections, collection agency, recovery assoc, timeshare loan, credit counseling, garnishment, judgment payment`,
  ),
  ...words(
    "personal-loan",
    LIKELY,
    `loan payment, loan pymt, loan pmt, loan pmts, loan paymt, loan pay, ln pymt, ln pmt, loan, loans, lending, ln`,
  ),
];
