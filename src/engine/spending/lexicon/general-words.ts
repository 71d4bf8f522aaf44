/** General words in names of shops and services: what a name says about a merchant that nobody has a list for. */
import { type LexiconEntry, words } from "./entry.ts";

/** Nothing else has this name. */
const CERTAIN = 0.92;
/** The word names the trade. */
const CLEAR = 0.86;
/** The trade is likely, but other trades use the word too. */
const LIKELY = 0.66;
/** Better than nothing. */
const FAINT = 0.5;

export const generalWords: readonly LexiconEntry[] = [
  ...words(
    "groceries",
    CLEAR,
    `grocery, groceries, grocer, supermarket, supermercado, super market, supermkt, food mart, foodmart, foods market, farmers market, farmers mkt, produce, butcher, meat market, carniceria, fish market, food co-op, natural foods, health foods, fresh market, supercenter, commissary, bodega, mercado, mini market, panaderia, tienda, oriental market, asian market, halal market, international market, food store, food center, egg farm, dairy farm, orchard, meats, farm stand, farmstand, country store, general store, convenience store, food bazaar`,
  ),
  ...words(
    "groceries",
    LIKELY,
    `bakery, market, mkt, foods, convenience, co-op, farm, farms, creamery, provisions`,
  ),
  ...words(
    "fuel",
    CLEAR,
    `gas station, fuel, gasoline, petro, petroleum, gas and go, gas n go, gas mart, travel center, truck stop, travel plaza, fuel stop, filling station, ev charging, charging station, quick gas, fuel ctr, fuel center, oil co, service station`,
  ),
  ...words("fuel", FAINT, `gas, mart, quick stop, kwik stop, quik stop, food mart gas, energy station`),
  ...words(
    "transport",
    CLEAR,
    `parking, parking meter, garage parking, toll, tolls, tollway, turnpike, transit, metro rail, subway fare, bus fare, taxi, cab co, yellow cab, limo, car wash, carwash, auto wash, auto repair, auto service, automotive, auto parts, auto body, autobody, collision, transmission, muffler, brakes, oil change, lube, tire, tires, towing, tow service, mechanic, smog, emissions, auto glass, windshield, dmv, motor vehicle, motor vehicles, vehicle reg, registration renewal, car share, bike share, scooter ride, rail pass, commuter rail, bmv, rmv, driver license, auto care, auto center, car care, auto electric, auto spa, alignment`,
  ),
  ...words(
    "transport",
    CERTAIN,
    `dmv, bmv, rmv, motor vehicles, parking, toll road, car wash, auto repair, auto parts`,
  ),
  ...words("travel", CERTAIN, `resort and spa, hotel, motel, inn and suites`),
  ...words("fitness", CERTAIN, `power yoga, hot yoga, yoga`),
  ...words(
    "transport",
    FAINT,
    `auto, motors, engine, engines, cars, ferry, railway, rail, metro, bus, garage`,
  ),
  ...words(
    "utilities",
    CLEAR,
    `electric, electricity, energy, power and light, power co, power company, public power, water and sewer, water dept, water department, water district, water utility, water bill, water works, waterworks, water svc, sewer, sewage, utility, utilities, utility payment, util bill, util pymt, natural gas, gas company, gas co, gas bill, gas and electric, gas light, light co, city light, trash, garbage, disposal, waste, sanitation, recycling, propane, heating oil, solar, municipal utilities, pud, rural electric, electric coop, electric membership, hydro, sewerage, stormwater, public works, refuse`,
  ),
  ...words("utilities", LIKELY, `water, power, light and power, gas delivery`),
  ...words(
    "phone",
    CLEAR,
    `wireless, cellular, telecom, telecommunications, telephone, mobile phone, prepaid phone, airtime, broadband, internet, fiber, fibernet, cable tv, cable svcs, cablevision, cable comm, communications, telco, satellite internet, isp`,
  ),
  ...words(
    "insurance",
    CLEAR,
    `insurance, insur, ins prem, ins co, ins pymt, ins pmt, ins premium, ins billing, assurance, underwriters, premium, prem coll, mutual ins, life ins, renters ins, auto ins, home ins, casualty, health plan, dental plan, vision plan, dental ins, indemnity, life insurance, health prem, medicare, health premium`,
  ),
  ...words("insurance", LIKELY, `ins, mutual, prem, warranty`),
  ...words(
    "medical",
    CLEAR,
    `pharmacy, pharmacies, pharm, drugs, drug store, drugstore, apothecary, hospital, hosp, medical, medicine, clinic, urgent care, healthcare, health care, health system, health center, health svcs, health services, medical center, med ctr, med center, physician, physicians, doctor, md pa, dr, dds, dmd, dental, dentist, dentistry, orthodontic, orthodontics, orthodontist, endodontics, periodontal, oral surgery, pediatric, pediatrics, dermatology, cardiology, radiology, imaging, anesthesia, ob gyn, obgyn, womens health, urology, oncology, orthopedic, orthopaedic, podiatry, neurology, psychiatry, psychology, counseling, therapy, therapist, physical therapy, chiropractic, chiropractor, acupuncture, optical, optometry, optometrist, eye care, eyecare, eye center, eye doctor, vision center, family vision, ophthalmology, eyeglasses, contacts, hearing aid, hearing, audiology, ambulance, ems billing, laboratory, diagnostics, surgery, surgical, surgeons, rehab, nursing, hospice, home health, dialysis, kidney, behavioral health, mental health, wellness clinic, allergy, fertility, prescription, medical group, pathology, hematology, pain management, sleep center, blood lab`,
  ),
  ...words("medical", FAINT, `health, vision, wellness, lab, labs`),
  ...words(
    "childcare",
    CLEAR,
    `daycare, day care, childcare, child care, preschool, pre school, nursery school, babysitting, babysitter, nanny, early learning, child development, childrens house, kids club, kids academy, after school, afterschool, summer camp, day camp, child support, child supp, kindergarten, learning center for kids, toddler, tot time, alimony, childrens center, early childhood, kids care`,
  ),
  ...words(
    "education",
    CLEAR,
    `tuition, university, univ, college, community college, school district, school lunch, textbook, textbooks, tutoring, tutor, driving school, bootcamp, coding academy, online courses, courses, law school, seminary, institute of technology, education, campus store, university bookstore, transcript, student accounts, bursar, pta, pto, high school, elementary, middle school, academy tuition, language school, music school, piano lessons, music lessons, school photos, certification exam, continuing ed`,
  ),
  ...words("education", LIKELY, `school, academy, learning, campus, isd`),
  ...words(
    "taxes",
    CLEAR,
    `tax payment, tax pmt, tax pymt, tax paymnt, taxes, property tax, prop tax, income tax, estimated tax, dept of revenue, dept revenue, department of revenue, revenue tax, tax board, tax collector, county treasurer, treasurer, tax commission, dor tax, irs, tax center, tax preparation, tax service, tax services, tax prep, court fines, traffic fine, municipal court, clerk of court, superior court, district court, county clerk, city clerk, citation, traffic citation, county tax, city tax, state tax, federal tax, tax, recorder of deeds, secretary of state`,
  ),
  ...words(
    "rent",
    CLEAR,
    `rent, rent payment, rent pmt, rental payment, apartments, apartment, apts, apt homes, townhomes, townhouse, townhouses, lofts, property mgmt, property management, property mgt, properties rent, leasing, leasing office, realty mgmt, realty, landlord, housing authority, housing auth, mobile home park, mhp, residential, proprtypay, property pmt, villas, manor apartments, student housing, living community, lease payment`,
  ),
  ...words("rent", FAINT, `properties, property, estates, homes, village, rentals, living`),
  ...words(
    "housing",
    CLEAR,
    `hoa, hoa dues, homeowners assn, homeowners assoc, homeowners association, condo assoc, condominium, condo, owners assn, community assn, self storage, storage, mini storage, pest control, exterminator, plumbing, plumber, hvac, heating and air, heating and cooling, air conditioning, roofing, roofers, roof, gutters, septic, electrician, electric contractor, handyman, garage door, garage doors, overhead door, locksmith, lock and key, lawn care, lawn service, landscaping, landscape, tree service, snow removal, cleaning service, house cleaning, maid, maids, carpet cleaning, window cleaning, home security, security system, alarm, home warranty, appliance repair, moving co, movers, moving company, chimney, pool service, remodeling, contractors, construction, flooring install, water heater, drain, home repair, home services, home inspection`,
  ),
  ...words("housing", FAINT, `cleaning, security, monitoring`),
  ...words(
    "dining",
    CLEAR,
    `restaurant, ristorante, restaurante, cafe, caffe, coffee, coffeehouse, espresso, roasters, roasting, starbucks, pizza, pizzeria, pizzas, burger, burgers, burgerhouse, taco, tacos, taqueria, burrito, cantina, mexican grill, mexican restaurant, grill, grille, bar and grill, bbq, barbecue, barbeque, smokehouse, steakhouse, steak house, chophouse, sushi, ramen, pho, thai, noodle, noodles, dumpling, dumplings, wok, chinese restaurant, china wok, china buffet, hibachi, teriyaki, curry, indian cuisine, tandoori, kabob, kebab, gyro, gyros, shawarma, falafel, mediterranean grill, diner, eatery, bistro, brasserie, trattoria, osteria, tavern, taphouse, tap house, taproom, tap room, pub, brewpub, brewing, brewery, brewhouse, brew house, brew, alehouse, ale house, beer garden, wine bar, cocktail, cocktails, saloon, lounge, sports bar, bar, wings, chicken and, fried chicken, seafood, oyster bar, crab house, fish and chips, fish fry, sandwich, sandwiches, subs, hoagies, deli, delicatessen, bagel, bagels, donut, donuts, doughnut, doughnuts, ice cream, gelato, frozen yogurt, froyo, creamery ice cream, dessert, desserts, cupcake, cupcakes, cookies, pie, pies, pancake, waffle, waffles, crepes, juice bar, smoothie, smoothies, juicery, boba, bubble tea, tea house, teahouse, tea room, kitchen, cuisine, cookhouse, food truck, catering, cafeteria, concessions, snack bar, food court, vending, liquor, liquors, wine and spirits, wines and spirits, wine and liquor, spirits, winery, vineyard, vineyards, distillery, bottle shop, buffet, hot dog, hot dogs, salad, salads, soup, poke, poke bowl, empanada, arepa, pupuseria, mariscos, birria, tamales, loncheria, hot pot, korean bbq, izakaya, sake, tapas, chicken, pasta, rotisserie, drive in, fast food, chinese, mexican`,
  ),
  ...words(
    "dining",
    LIKELY,
    `bakehouse, patisserie, boulangerie, house of pancakes, brunch, table, bean, beans, oven, bowl, wine, wines, beer, tea, la cocina, cocina, fork, spoon, plate, skillet, roast, grounds, sweets, candy, chocolate, bake shop, food, foods hall, canteen, barista, brews, hookah`,
  ),
  ...words(
    "dining",
    CLEAR,
    `creperie, crepe, biergarten, gastropub, cucina, taverna, cerveceria, yakitori, udon, soba, dim sum, szechuan, sichuan, hunan, peking, mandarin, bento, bao, banh mi, pollo, pupusas, tortas, tortilleria, carnitas, barbacoa, menudo, fonda, antojitos, paletas, paleteria, neveria, cevicheria, ceviche, churrascaria, chaat, biryani, masala, tikka, dosa, naan, jerk, soul food, catfish, crawfish, cajun, gumbo, fish house, cheesesteak, cheesesteaks, hoagie, gelateria, custard, shaved ice, snow cone, pretzel, pretzels, popcorn, poki, tapioca, bubble waffle, matcha, chai, kombucha, mezcal, whiskey, bourbon, tequila, wine room, cider, ciderhouse, meadery, drafthouse, speakeasy, grilled cheese, chowder, oyster, oysters, lobster, clam, crab, steak, steaks, ribs, pit bbq, fryer, hen house, breakfast, brunch, lunch, luncheonette, dinner, dining, dine, eats, bites, tasting room, restaurant group, food hall, pasteleria, churro, churros, candies, confectionery, chocolatier, bagelry, sandwicherie, cheese shop, halal food, gyro house, kabab, shawerma, arepas, empanadas, cuban, peruvian, ethiopian, lebanese, korean, vietnamese, japanese, filipino, indian kitchen, greek, persian, afghan, moroccan, turkish grill`,
  ),
  ...words(
    "shopping",
    CLEAR,
    `boutique, clothing, apparel, clothiers, shoe, fashion, fashions, shoes, shoe store, footwear, jewelry, jewelers, jeweler, department store, dept store, bookstore, books, book shop, bookshop, electronics, computers, cell phone repair, outlet store, outlets, thrift, thrift store, consignment, resale, antiques, antique mall, vintage, vape, vapes, smoke shop, tobacco, cigar, cigars, mercantile, gift shop, gifts, souvenirs, toys, toy store, office supply, shipping, postal, mailbox, luggage, handbags, leather, uniforms, western wear, formalwear, tailor, menswear, swimwear, lingerie, eyewear, sunglasses, watches, discount store, variety store, pawn, flea market, swap meet, trading post, printing, photo, dispensary, cannabis, threads, tees, denim, sneakers`,
  ),
  ...words(
    "shopping",
    LIKELY,
    `store, stores, shop, shops, shoppe, goods, outlet, supply, supply co, emporium, bazaar, plaza, mall, collective, crafts, designs, trading co`,
  ),
  ...words(
    "subscriptions",
    CLEAR,
    `subscription, subscriptions, subscript, monthly plan, yearly plan, annual plan, streaming, digital subscription, magazine, magazines, news digital, newspaper, vpn, cloud storage, membership fee, premium plan, hosting, web hosting, domain, software, meal kit, box monthly, monthly box, podcast, credit monitoring, identity protection`,
  ),
  ...words(
    "subscriptions",
    FAINT,
    `membership, monthly, recurring, plus, premium membership, app, online service, digital`,
  ),
  ...words("subscriptions", FAINT, `ai, io, app store, saas`),
  ...words(
    "entertainment",
    CLEAR,
    `cinema, cinemas, theatre, theatres, theater, theaters, movie, movies, imax, tickets, ticket, box office, concert, concerts, amphitheater, arena, stadium, symphony, opera, ballet, orchestra, playhouse, comedy, improv, museum, aquarium, zoo, planetarium, botanical garden, theme park, amusement, water park, waterpark, fairgrounds, county fair, bowling, bowl lanes, lanes, billiards, pool hall, arcade, laser tag, escape room, trampoline, mini golf, miniature golf, paintball, go kart, skating, ice rink, roller rink, karaoke, nightclub, night club, casino, lottery, lotto, powerball, sportsbook, bingo, gaming, games online, video games, race track, speedway tickets, rodeo, festival, party rental, haunted house, family fun, fun center, axe throwing, dvd, music hall`,
  ),
  ...words(
    "entertainment",
    FAINT,
    `games, events, event, club, entertainment, show, venue, productions, park`,
  ),
  ...words(
    "travel",
    CLEAR,
    `airline, airlines, airways, hotel, hotels, motel, inn, inn and suites, suites, resort, resorts, lodge, lodging, hostel, bed and breakfast, cabins, cabin rentals, vacation rental, vacation rentals, cruise, cruises, cruise line, rent a car, car rental, rental car, travel agency, travel insurance, airport, passport, visa application, campground, rv park, camping, state park, national park, ferry, tours, tour, excursions, sightseeing, baggage, bag fee, duty free, timeshare, travel`,
  ),
  ...words(
    "personal-care",
    CLEAR,
    `salon, salons, hair, hair salon, haircut, haircuts, barber, barbers, barbershop, barber shop, beauty, beauty supply, nail, nails, nail bar, manicure, pedicure, spa, day spa, med spa, massage, waxing, wax, lashes, lash, brow, brows, tanning, tan, tattoo, piercing, cosmetics, skincare, skin care, makeup, grooming mens, mens grooming, laundry, laundromat, coin laundry, dry cleaners, dry cleaning, cleaners, cuts, stylist, styles by, blowout, facials, esthetics, aesthetics, perfume, fragrance, shave`,
  ),
  ...words(
    "fitness",
    CLEAR,
    `gym, gyms, fitness, health club, athletic club, racquet club, tennis club, yoga, pilates, crossfit, spin studio, cycling studio, martial arts, karate, taekwondo, tae kwon do, jiu jitsu, bjj, boxing, kickboxing, mma, personal training, strength, barre, swim club, swim center, aquatic center, rec center, recreation center, dance studio, dance academy, gymnastics, rock climbing, climbing, bouldering, bootcamp fitness, club fees, weightlifting`,
  ),
  ...words(
    "hobbies",
    CLEAR,
    `hobby, hobbies, craft store, art supply, art supplies, fabric, fabrics, yarn, quilting, quilt, knitting, sewing, beads, scrapbook, guitar, guitars, music store, instruments, pianos, comics, comic, collectibles, trading cards, coins and stamps, model trains, sporting goods, sports shop, bike shop, bicycle, bicycles, bikes, cyclery, bait and tackle, tackle, fishing, hunting, archery, gun range, shooting range, guns, firearms, ammo, golf, golf course, golf club, country club, ski, ski lift, snowboard, lift ticket, surf, surf shop, dive shop, scuba, skate shop, kayak rental, marina, boat, boating, outdoors, outfitters, pottery, ceramics, paint and sip, camera, cameras, photography, disc golf, discs, stables, equestrian, motorcycle gear, powersports, little league, soccer club, youth sports`,
  ),
  ...words("hobbies", LIKELY, `crafts, sports, music, art, arts, studio arts`),
  ...words("education", CERTAIN, `bursar, tuition, university, community college`),
  ...words("transport", LIKELY, `valet, parkway, taxi cab, cabs, airport shuttle, shuttle, meter`),
  ...words(
    "home",
    CLEAR,
    `hardware, home improvement, home center, lumber, building supply, furniture, furnishings, mattress, mattresses, bedding, home decor, decor, appliances, appliance, lighting, lamps, carpet, flooring, tile, paint store, paints, garden center, gardens, nursery, nurseries, plants, greenhouse, landscape supply, blinds, curtains, kitchenware, cabinets, countertops, pool supply, pools, patio, fireplace, rugs, framing, tool rental, equipment rental, tools, housewares, home goods, glass and mirror`,
  ),
  ...words(
    "pets",
    CLEAR,
    `pet, pets, pet supplies, pet supply, pet food, pet store, veterinary, veterinarian, vet clinic, vet, vets, animal hospital, animal hosp, animal clinic, dog walk, dog walking, dog grooming, dog groomer, grooming, groomers, kennel, kennels, dog boarding, pet boarding, dog daycare, doggy daycare, dog training, hound, puppy, kitty, aquarium supply, reptile, reptiles, feed store, feed and seed, paws, pet ins, pet insurance, pet hospital, animal care, spay, equine, canine, feline, dog wash, dog`,
  ),
  ...words("fees", LIKELY, `fee, fees, surcharge, penalty, overdraft, nsf, returned item`),
  ...words(
    "donations",
    CLEAR,
    `church, baptist, methodist, lutheran, presbyterian, episcopal, catholic, parish, chapel, ministries, ministry, diocese, cathedral, synagogue, temple, congregation, mosque, masjid, islamic center, gurdwara, tithe, tithes, offering, donation, donations, donate, charity, charitable, foundation, nonprofit, fundraiser, fundraising, food bank, foodbank, rescue mission, animal rescue, relief fund, humanitarian, public radio, public broadcasting, campaign, for congress, for senate, flowers, florist, floral, flower shop, gift card, giftcard, greeting cards, wedding registry, funeral, memorial fund, scholarship fund, pledge, fellowship, bible, christian center, worship`,
  ),
];
