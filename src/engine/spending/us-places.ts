/** Places as US card networks print them behind a merchant's name: after them the name is the same in every town. */

export const STATES: ReadonlySet<string> = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN " +
    "TX UT VT VA WA WV WI WY PR"
  ).split(" "),
);

/** Larger towns; of a town that is not here the name stays behind the merchant's, which costs nothing but a longer name. */
export const TOWNS: ReadonlySet<string> = new Set(
  `albany, albuquerque, alexandria, allentown, amarillo, anaheim, anchorage, ann arbor, arlington, asheville, athens,
atlanta, augusta, aurora, austin, bakersfield, baltimore, baton rouge, beaumont, bellevue, bellingham, berkeley,
birmingham, bloomington, boca raton, boise, boston, boulder, bronx, brooklyn, buffalo, burbank, burlington, cambridge,
canton, cape coral, carlsbad, carrollton, carson city, cary, cedar rapids, chandler, charleston, charlotte, chattanooga,
chesapeake, chicago, chula vista, cincinnati, clarksville, clearwater, cleveland, clifton, clovis, college station,
colorado springs, columbia, columbus, coral springs, corona, corpus christi, costa mesa, culver city, dallas, daly city,
davenport, dayton, dearborn, denton, denver, des moines, detroit, downey, durham, el monte, el paso, elgin, elizabeth,
elk grove, escondido, eugene, evanston, evansville, everett, fairfield, fargo, fayetteville, flagstaff, flint, fontana,
fort collins, fort lauderdale, fort wayne, fort worth, framingham, fremont, fresno, frisco, fullerton, gainesville,
garden grove, garland, gilbert, glendale, grand prairie, grand rapids, green bay, greensboro, greenville, gresham,
gulfport, hampton, hartford, hayward, henderson, hialeah, hillsboro, hoboken, hollywood, honolulu, houston,
huntington beach, huntsville, indianapolis, inglewood, irvine, irving, jackson, jacksonville, jersey city, joliet,
kalamazoo, kansas city, katy, killeen, knoxville, lafayette, lake charles, lakeland, lakewood, lancaster, lansing,
laredo, las cruces, las vegas, lawrence, lewisville, lexington, lincoln, little rock, livonia, long beach, los angeles,
louisville, lowell, lubbock, macon, madison, manchester, manhattan, mcallen, mckinney, medford, memphis, mesa, mesquite,
miami, miami beach, milwaukee, minneapolis, miramar, modesto, montgomery, moreno valley, murfreesboro, murrieta, napa,
naperville, nashua, nashville, new haven, new orleans, new york, new york city, newark, newport news, niles, norfolk,
norman, north las vegas, norwalk, oakland, ocala, oceanside, ogden, oklahoma city, olathe, omaha, ontario, orlando,
overland park, oxnard, palm bay, palm springs, palmdale, palo alto, pasadena, paterson, pensacola, peoria, philadelphia,
phoenix, pittsburgh, plano, pomona, portland, providence, provo, pueblo, queens, raleigh, rancho cucamonga, redding,
redmond, reno, renton, rialto, richardson, richmond, riverside, roanoke, rochester, rockford, roseville, round rock,
sacramento, saint louis, saint paul, saint petersburg, salem, salinas, salt lake city, san antonio, san bernardino,
san diego, san francisco, san jose, san mateo, santa ana, santa barbara, santa clara, santa clarita, santa maria,
santa rosa, savannah, schaumburg, scottsdale, scranton, seattle, shreveport, simi valley, sioux city, sioux falls,
south bend, sparks, spokane, springfield, st louis, st paul, st petersburg, stamford, staten island, sterling heights,
stockton, sunnyvale, syracuse, tacoma, tallahassee, tampa, tempe, temecula, thornton, thousand oaks, toledo, topeka,
torrance, trenton, tucson, tulsa, tuscaloosa, tyler, vacaville, vallejo, vancouver, ventura, victorville, virginia beach,
visalia, waco, warren, washington, waterbury, waukegan, west palm beach, west valley, wichita, wichita falls, wilmington,
winston salem, worcester, yakima, yonkers, york, youngstown, yuma`
    .toUpperCase()
    .split(/,\s*/),
);
