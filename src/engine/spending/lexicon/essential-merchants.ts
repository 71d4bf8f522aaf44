/** Well-known US merchants of what people cannot do without: groceries, fuel, transport, utilities, telephone, health, care, schools. */
import { type LexiconEntry, merchants } from "./entry.ts";

export const essentialMerchants: readonly LexiconEntry[] = [
  ...merchants(
    "groceries",
    `
Kroger, Safeway, Albertsons, Publix=publix super mar, Aldi, Lidl, Trader Joe's=trader joe=traderjoes, Whole Foods=wholefds=whole fds=wfm,
H-E-B=heb, Wegmans, Meijer, Food Lion, Giant Eagle, Giant Food, Giant=giant mart, Stop & Shop=stopshop, ShopRite, Sprouts, WinCo, Hy-Vee,
Harris Teeter, Ralphs, Vons, Fred Meyer, Jewel-Osco=jewel, Smith's Food=smiths food=smiths mrktpl, King Soopers, Fry's Food=frys food,
Ingles, Winn-Dixie, Piggly Wiggly, Bashas, Grocery Outlet, Save A Lot=savealot, Food 4 Less=food4less, Smart & Final=smartandfinal,
H Mart=hmart, 99 Ranch, Cardenas, El Super, Instacart=ic instacart, Amazon Fresh, Costco=costco whse=wholesale costco, Sam's Club=samsclub=sams club,
BJ's Wholesale=bjs wholesale=bjs, Walmart=wal mart=wm supercenter=walmart supercenter=wal sams=walmart grocery=walmart neighborhood,
Market Basket, Price Chopper, Hannaford, Weis Markets=weis, Acme Markets=acme, Foodtown, Misfits Market, Thrive Market,
Imperfect Foods, Raley's=raleys, Stater Bros, Tom Thumb, Dillons, Schnucks, New Seasons, Mariano's=marianos, Lucky's Market, Lucky Supermarket,
Pick n Save, Cub Foods, Festival Foods, Lunds & Byerlys=lunds, Woodman's=woodmans, Randalls, Brookshire's=brookshires=brookshire, Rouses, Harveys,
Lowes Foods, Food City, Key Food, C-Town=ctown, Gristedes, Fairway Market, D'Agostino, Morton Williams, FreshDirect, Peapod, Shipt, Gopuff=gopuff,
Weee=weee inc, Mitsuwa, Uwajimaya, Patel Brothers, Northgate Market=northgate gonzalez, Vallarta, Superior Grocers, Sedano's=sedanos,
Presidente Supermarket, Fiesta Mart, La Michoacana, Berkeley Bowl, Gelson's=gelsons, Bristol Farms, Lazy Acres, Erewhon, Nugget Market, Save Mart=savemart,
Super 1 Foods=super1foods, WinCo Foods, Rosauers, Yoke's=yokes, Haggen, QFC, Carrs, Big Y, Shaw's=shaws, Star Market, Roche Bros, DeMoulas, Tops Markets,
Redner's=redners, Boyer's, Martin's Food=martins food, ShurSave=shursave, IGA, Commissary=deca commissary, Natural Grocers, Earth Fare, Fresh Thyme,
The Fresh Market=fresh market, Dierbergs, Straub's, Homeland Stores, Reasor's=reasors, United Supermarkets=united supermkt=market street united,
Coborn's=coborns, Fareway, Bakers Supermarket, Gordon Food=gfs store, Restaurant Depot, Smart Foodservice, Ranch 99, Lotte Plaza, Zion Market,
Food Maxx=foodmaxx, Foods Co=foodsco, Pavilions, Pay Less Super=payless super, City Market, Metro Market, Marc's=marcs, Heinen's=heinens, Buehler's, Dorothy Lane`,
  ),
  ...merchants(
    "fuel",
    `
Shell=shell oil=shell service, Exxon=exxonmobil=exxon mobil, Mobil, Chevron, BP=bp products, Sunoco, Marathon=marathon petro, Valero, Citgo, Arco, Phillips 66,
Conoco=conocophillips, Speedway, RaceTrac, RaceWay, QuikTrip=qt, Wawa, Sheetz, Circle K, 7-Eleven=seven eleven, Casey's=caseys general=caseys,
Love's=loves travel=loves, Pilot=pilot travel, Flying J, Kwik Trip, Kwik Star, Kum & Go, Cumberland Farms, Maverik, Murphy USA=murphy=murphy express,
Costco Gas, Sam's Club Fuel=sams fuel=samsclub fuel=sams club gas, Kroger Fuel, Safeway Fuel, HEB Gas=heb fuel, Walmart Fuel=wm fuel, Buc-ee's=bucees, Gulf Oil, Sinclair, Texaco,
76=76 united, GetGo, Stewart's Shops=stewarts shop, EVgo, Tesla Supercharger=supercharger, ChargePoint, Electrify America, Blink Charging, Royal Farms,
Holiday Station=holiday stations=holiday stn, Thorntons, Rutter's=rutters, Turkey Hill, Parker's Kitchen, Stripes:stripes store, Allsup's=allsups, Irving Oil, Hess, Lukoil, Getty,
Amoco, Cenex, Esso, Diamond Shamrock, Kangaroo Express, GetGo Fuel, Family Express, United Dairy Farmers, Minit Mart, Pilot Flying J, TravelCenters of America=ta travel,
Petro Stopping=petro stop, Sapp Bros, Road Ranger, ampm=am pm, Rotten Robbie, Terrible Herbst=terrible, Maverick Fuel, Yesway, Spinx, Gate Petroleum, Duchess, Weigel's=weigels, Dash In, High's=highs dairy`,
  ),
  ...merchants(
    "transport",
    `
Uber=uber trip, Lyft, MTA=mta nyct=omny, Metra, WMATA=smartrip, Ventra, Clipper=clipper card, BART, SEPTA, NJ Transit=njt rail=nj transit, MBTA, MARTA, Caltrain, TriMet, Metrolink,
LIRR, Metro-North, PATH Train=pathtrain, Sound Transit, ORCA Card, DART:dart transit=dart dallas, CapMetro, RTD Denver, E-ZPass=ezpass=e zpass, FasTrak, SunPass, TxTag, NTTA, EZ TAG=eztag=hctra, I-PASS=ipass,
Peach Pass, PikePass, K-TAG, Good To Go, The Toll Roads=toll roads, ParkMobile, PayByPhone, SpotHero, ParkWhiz, LAZ Parking, ABM Parking, PMUSA, Propark, ACE Parking, SP+ Parking=sp plus parking=sp parking,
Premium Parking, Diamond Parking, Impark, Passport Parking, Park Chicago, FlashParking=flash parking, AutoZone, O'Reilly Auto=oreilly, Advance Auto, NAPA=napa auto=napa store,
CarQuest, Jiffy Lube, Valvoline, Take 5 Oil, Discount Tire, America's Tire, Firestone, Goodyear, Midas, Meineke, Monro, Mavis Tire=mavis, Pep Boys, Les Schwab, Big O Tires,
NTB=ntb tire, Tire Kingdom, Christian Brothers Auto, Safelite, Caliber Collision, Maaco, AAMCO, Mister Car Wash, Quick Quack, Tommy's Express, Take 5 Car Wash, Zips Car Wash, Bird=bird ride,
Lime=lime ride, Spin Scooter, Zipcar, Getaround, Citi Bike=citibike, Divvy, Capital Bikeshare, Greyhound, Megabus, FlixBus, BoltBus, Curb Taxi=curb mobility, Via Transportation, AAA Membership=aaa roadside,
Carvana Parts, RockAuto, Tire Rack, Alto Rides`,
  ),
  ...merchants(
    "utilities",
    `
Duke Energy, PG&E=pgande=pacific gas, Con Edison=con ed=coned=conedison, ComEd=comed, SoCal Edison=so cal edison=southern california edison=southern cal edison=sce,
SDG&E=sdge=san diego gas, Dominion Energy=dominion, National Grid=nationalgrid, Georgia Power, Alabama Power, Mississippi Power, Florida Power & Light=fpl=florida power, DTE Energy=dte, Consumers Energy,
Xcel Energy=xcel, Ameren, PECO, PPL Electric=ppl, PSEG=pse and g=pseg, Entergy, Reliant, TXU Energy=txu, CenterPoint=centerpoint, Atmos Energy=atmos, Spire:spire gas=spire missouri=spire energy=spire alabama, SoCalGas=socal gas=southern california gas,
Piedmont Natural Gas, Nicor, Peoples Gas, Washington Gas, Columbia Gas, NW Natural, Southwest Gas, Eversource, Avangrid, NYSEG, Rochester Gas, Central Hudson, Central Maine Power, Green Mountain Power, Unitil, Liberty Utilities,
LADWP=la dwp, SMUD, Salt River Project=srp, APS=arizona public service=aps electric, Tucson Electric, NV Energy, PNM, El Paso Electric, Rocky Mountain Power, Pacific Power, Puget Sound Energy=pse,
Seattle City Light, Snohomish PUD, Avista, Idaho Power, Portland General=pge, NorthWestern Energy, MidAmerican Energy=midamerican, Alliant Energy, We Energies, Evergy, OG&E=oge energy, PSO, SWEPCO, AEP=american electric power=aep ohio,
FirstEnergy=first energy=ohio edison=jcp and l, Pepco, BGE=baltimore gas, Delmarva, Atlantic City Electric, Duquesne Light, West Penn Power, LG&E=lge, Kentucky Utilities, TVA, JEA, OUC, TECO=tampa electric, Santee Cooper, SCANA, Austin Energy, CPS Energy,
Green Mountain Energy, Direct Energy, Constellation, Ambit Energy, Gexa, 4Change, Rhythm Energy, American Water, Aqua America, Suez Water, San Jose Water, California Water=cal water, Golden State Water, Denver Water, Waste Management=wm ezpay=waste mgmt=wm com,
Republic Services, Waste Connections, Waste Pro, GFL, Recology, Rumpke, Casella, AmeriGas, Ferrellgas, Suburban Propane, Sunrun, SunPower, Sunnova, Kubra, PSNC, Vectren, NIPSCO, Hawaiian Electric, Chugach, LIPA, Memphis Light=mlgw, JCP&L, Elizabethtown Gas, South Jersey Gas, UGI`,
  ),
  ...merchants(
    "phone",
    `
Verizon=vzw=vzwrlss=verizon wrls=vz wireless, AT&T=att=at t, T-Mobile=tmobile, Sprint, Cricket, Mint Mobile, Metro by T-Mobile=metropcs=metro pcs, Boost Mobile, US Cellular=uscellular, Google Fi,
Visible:visible wireless=visible svc, Xfinity Mobile, Straight Talk=straighttalk, TracFone, Total Wireless, Simple Mobile, Net10, Consumer Cellular, Ting, Republic Wireless, Page Plus, Lively:lively phone, Jitterbug, Spectrum Mobile, US Mobile, Tello, Ultra Mobile, Red Pocket,
Comcast=comcast cable, Xfinity, Spectrum, Charter Communications=charter comm, Cox=cox comm=cox cable=cox communications, Optimum=optimum cable=altice, Frontier Communications=frontier comm, CenturyLink=lumen, Google Fiber, RCN, Windstream=kinetic, Mediacom, Suddenlink,
Starlink, HughesNet, Viasat, Astound, Wave Broadband, Grande Communications, EarthLink, Ziply, Sparklight, Cable One, WOW Internet=wow cable=wowway, TDS Telecom, Consolidated Communications, Sonic.net, Rise Broadband, Metronet, Breezeline, Service Electric, Armstrong Cable, Buckeye Broadband, GCI,
DirecTV=direct tv=directv, Dish Network=dish ntwk=dish dbs, Vonage, Ooma, Skype, Quantum Fiber, Brightspeed`,
  ),
  ...merchants(
    "insurance",
    `
Geico, State Farm, Progressive=prog direct ins=progressive ins=prog casualty, Allstate, Liberty Mutual, Nationwide=nationwide ins, Farmers Insurance=farmers ins=farmers, USAA P&C=usaa pandc=usaa p c=usaa ins, Lemonade, Travelers, Amica, Erie Insurance=erie ins, AAA Insurance=aaa ins=csaa,
Root Insurance=root ins, The General=general insurance, The Hartford=hartford ins, MetLife=met life, Aflac, Northwestern Mutual=northwestern mu=nwm, New York Life, Prudential, Mutual of Omaha, Primerica, Globe Life, Colonial Penn, Transamerica, Haven Life, Humana, Blue Cross=bcbs=bluecross=blue shield=blue cross,
UnitedHealthcare=united healthcare=uhc, Aetna, Cigna, Anthem, Covered California=covered ca, Ambetter, Molina, Oscar Health=oscar insurance, Delta Dental, VSP, Guardian Life=guardian, Assurant, Toggle, Mercury Insurance=mercury casualty=mercury ins, Kemper, Hippo, American Family=amfam, Country Financial, Bestow, Citizens Property, Elephant Insurance, Esurance, Safeco, Auto-Owners=auto owners,
Shelter Insurance=shelter ins, Dairyland, Bristol West, Infinity Insurance, National General=natgen, Farm Bureau, Chubb, Safe Auto=safeauto, Acceptance Insurance, Direct Auto, Clearcover, Metromile, Branch Insurance, Kin Insurance, Ladder Life, Ethos Life, SelectQuote, Gerber Life, Banner Life, Lincoln Financial=lincoln national, Principal Life, John Hancock, Pacific Life, Penn Mutual, State Auto, West Bend, Sentry, Wawanesa, Plymouth Rock, NJM, MAPFRE, Arbella, Commerce Insurance, Foremost, Homesite, Universal Property, Medicare=cms medicare, Healthcare.gov, Freeway Insurance`,
  ),
  ...merchants(
    "medical",
    `
CVS=cvs pharmacy=cvs pharm, Walgreens, Rite Aid, Duane Reade, Kaiser=kaiser permanente=kaiser perm, Quest Diagnostics=quest diag, Labcorp=laboratory corp, HCA Healthcare, Sutter Health, CityMD, Concentra, MinuteClinic, Aspen Dental, SmileDirect=smile direct, BetterHelp, Talkspace, Hims, Hims & Hers, GoodRx, Zocdoc,
LensCrafters, America's Best=americas best contacts=americas best eye, Pearle Vision, 1-800 Contacts=1800contacts, Visionworks, Warby Parker Exam, Cleveland Clinic, Mayo Clinic, OptumRx, Optum, Express Scripts, Capsule Pharmacy, PillPack, Amazon Pharmacy, athenahealth, DaVita, Fresenius, Carbon Health, One Medical, Teladoc, MDLive, Planned Parenthood Clinic,
NextCare, MedExpress, GoHealth Urgent, Patient First, AFC Urgent, FastMed, Heartland Dental, Western Dental, Pacific Dental, Comfort Dental, Gentle Dental, Invisalign, ATI Physical Therapy, Select Physical, Cerebral, Brightside, Nurx, Ro Pharmacy, HealthPartners, Intermountain, Providence Health, Banner Health, Dignity Health, Ascension, CommonSpirit, Geisinger, Kindred, Eyemart Express, Stanton Optical, National Vision, Miracle-Ear, Beltone, Bartell Drugs=bartell`,
  ),
  ...merchants(
    "childcare",
    `
KinderCare, Bright Horizons, La Petite Academy, Primrose School, Goddard School, Brightwheel, Procare, Tutor Time, Care.com, Sittercity, UrbanSitter, Childtime, Learning Care Group, The Learning Experience, Kiddie Academy, Children's Learning Adventure, Little Sunshine's, Cadence Education, Knowledge Universe, HomePay, Gymboree Play, Tadpoles, HiMama, Kids R Kids, Kids 'R' Kids, Montessori=montessori school`,
  ),
  ...merchants(
    "education",
    `
Coursera, Udemy, Chegg, Sylvan Learning, Kumon, Mathnasium, College Board, Pearson, McGraw Hill=mcgraw hill, Cengage, WGU, Southern New Hampshire=snhu, University of Phoenix, Grand Canyon Univ=gcu, Liberty University, PaySchools, MySchoolBucks, SchoolCafe, FACTS Tuition=facts tuition=facts mgmt, TouchNet, Nelnet Campus Commerce=nelnet campus, Rosetta Stone, Skillshare, MasterClass, edX, Udacity, DataCamp, Codecademy, Pluralsight, Varsity Tutors, Wyzant, Parchment, National Student Clearinghouse, Princeton Review, Kaplan, Khan Academy, Brilliant.org, Babbel, VitalSource, RedShelf, BARTLEBY, Course Hero, Quizlet, Outschool, Blackboard, CashNet=cashnet smartpay, Transact Campus`,
  ),
  ...merchants(
    "taxes",
    `
TurboTax=intuit turbotax=turbo tax, H&R Block=hrblock=h r block, Jackson Hewitt, TaxAct, FreeTaxUSA, TaxSlayer, Liberty Tax, EFTPS, USATAXPYMT=usataxpymt, Franchise Tax Board=franchise tax, Pay1040, Official Payments, ACI*Pay1040, PayUSAtax, Comptroller of Maryland`,
  ),
  ...merchants(
    "rent",
    `
Camden Property, Avalon Bay=avalonbay=avalon communities, Equity Residential, Greystar, RentCafe, Bilt=bilt rent, ClickPay, AppFolio, Yardi, Lincoln Property, RentPayment, Avail Rent, Cozy Rent=cozy services, PayLease, Zego Rent=zego, Invitation Homes, Progress Residential, American Homes 4 Rent=amh, Essex Property, UDR=udr inc, MAA=mid america apartment, Aimco, Cortland, Bozzuto, Related Rentals, Domuso, RentTrack, Apartments.com, Zillow Rental=zillow rent, TurboTenant, Buildium, ResMan, Flex Rent=getflex=flex finance rent, Tricon, FirstKey Homes, Main Street Renewal, Sun Communities, Equity Lifestyle`,
  ),
  ...merchants(
    "housing",
    `
Public Storage, Extra Space Storage=extra space, CubeSmart, Life Storage, U-Haul=uhaul, Penske Truck, PODS, 1-800-PACK-RAT, Terminix, Orkin, Rollins Pest, Aptive, Roto-Rooter, TruGreen, Merry Maids, Molly Maid, ADT=adt security, Vivint, SimpliSafe, Brinks Home, Frontpoint, American Home Shield, Choice Home Warranty, First American Home Warranty, HomeServe, Two Men and a Truck, TaskRabbit, Angi, HomeAdvisor, Thumbtack, Stanley Steemer, ServPro, FirstService Residential, Associa, College Hunks, 1-800-GOT-JUNK, Mr Rooter, ARS Rescue Rooter, One Hour Heating, Handy=handy hq, Mr Handyman, LawnStarter`,
  ),
];
