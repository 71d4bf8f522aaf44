/**
 * Ordinary words of no subject of ours, of what people tell about their day while they ask: they are spelled right, so nothing is put
 * right into a word of money, and none names an account unless it stands where names stand ("my boat loan"). A question that holds one
 * is still nobody's unless it says whose, and is not sent to a model.
 */
const WORDS = `
abandon abroad absence ache adult adventure advertise afternoon agency agent agree aid ailing air alarm alcohol alert alive alley aloud angel anger
animal ankle anniversary announce ant anthem apartment apology apologize app apple appliance appointment argue argument arm armchair army arrange arrest arrive arrow art
ashes asleep assistant assure ate attach attend attic attorney audience aunt auntie author avenue awake aware axe baby babies back-to-back backpack bacon badge bag bake bakery
balcony ball balloon banana band bandage bandaid bang bar bare barefoot bargain bark barn base basement basket bath bathroom bathtub beach bean beard beast beauty became bed
bedroom bee beef beer beg begged begging beggar behalf bell belly belong beloved belt bench bend beneath bent bet bible bicycle bike bird birth birthday biscuit bitter
blame blanket bless blind blink block blood blossom blouse blue board body boil bold bolt bone boot border born boss bottle bowl box boy
boyfriend brain brakes branch bread breast breeze bride bridge broadcast broom brother brown brush bubble bucket budge bug builder bump bunch bunk burger burst
bush business butcher butter button buzz cabin cabinet cable cafe cage cake calendar camera camp campus candle candy cap captain carpet carrot cart
carton castle cat catch caught ceiling celebrate cellar cement census century cereal certain chain chair chalk champion channel chapter chat chase cheat checkbook cheek cheer
cheese chef chess chest chicken chill chimney chin chocolate chop chore chores christmas church cigarette circle circus citizen clap clash clay clerk client
cliff clinic clock cloth cloud clown club clumsy coach coal coast coat code coin cold collar color colour comb comic common companion computer
conductor cone confess confetti confirm congrats congratulations conquer contest convince cook cookie cool cop copper copy corn corner corpse cotton cough counsel counter country
county couch courage course court cousin cow cowboy crack cradle craft crane crash crawl cream creature creek crew crib cried crime crisis crop cross
crowd crown cry crying crystal cub cup cupboard curb cure curl curtain curve custom cute dad daddy damn dance dare dash dating daughter dawn deaf dealer
dealt delicious deliver dental depend depressed depressing desert deserve desk dessert destroy detective device dew diaper diapers diary dice dictionary die diet
dinner dip dirt dish dishes dishwasher disk divorce divorced dizzy dock doll donkey door doubles dough dove downstairs downtown doze draft dragon draw drawer drawing
dress drew drill drink drinking drive driver driving drove drug drum drunk dry dryer duck dude duke dull dust duty dwell eagle ear earth east easter
egg elbow elderly elect elephant elevator embrace emotion empty engine enjoy enter envelope envelopes envy equipment errand errands estimate eve evening event evidence exam
excited excuse exercise exhausted exit expert explode explore express eye eyes fabric face facebook factory fade faint fairy faith fake fall fame fan
fantasy farm farmer fashion father fault favor favorite favour fear feast feather feature feet fell fence fever fiance fiancee fiction field fifteen fifth fig
film filter finger fingers fireplace fireworks fish fishing fist flag flame flash flavor flew flip flood floor flour flower flowers flu flute fog fold
folder folk fool foot football forbid forehead forest forgave forgiven forgive fork forklift formal fought fountain fox frame freezer french fridge fried friend friends frog frost
fruit fry fumes funeral fur furnace furniture fuss garage garbage garden garlic gate gather gear gem genius ghost giant gift girl
girlfriend glass glasses globe glory glove gloves glow glue goat god gold golf goodbye goose gossip gown grab grace grade graduate graduated graduation grain gram grandma
grandmas grandmother grandfather grandpa grandparents granny grape grass grave gravy gray green grey grief grill grin grip groom ground group growl guard guest guide guitar gum gun guy guys
hail hall halloween ham hamburger hammer handed handwriting harbor hardware harvest hat haunt hawk hay head headed healed heard heart heartbeat heat
heater heel height held helmet hen herd hero herself hid hide hike hill himself hip hire hired hobby hockey holiday holidays holy homework honey honor hood
hoop horn horse host hot hug human humble humor humour hunger hunt hunting husband hut ice icecream ill illness immune inbox inch infant inject injured injury
ink insect inspect instant instrument insult invent invite invited iron island ivory jacket jail jam jar jaw jazz jealous jeans jet jewel jewelry joke joking
journal journey joy judge juice jump jumped jumping jungle junk jury kettle keyboard kick kill killing kid kidding kidney kin king kiss kit kitchen kitten knee knees knew knife knit
knob knot label labor lace lad ladder lady ladies lake lamb lamp landlady landlord language lap laptop laugh laughing laundry law lawn lawyer lay layer laying
lead leaf lease leather lecture led leg legs lemon lens lesson letter letters lettuce liar library lick lid lie lied lies lift lifting light lightning lights lip lips lipstick
liquid listen listening litter liver lizard lobby local lock locked logic lonely lord lorry lot lottery loud love loved lover loves loving loyal lucky luggage lunch lung
machine magazine magic maid mailbox mail mama mamma man mankind manner manners map marble march marriage married marry mask mass master mat match mate maths maybe maze
meal meals meat mechanic medal medicine meet meeting meetings melody melt memory memories men mention menu mercy met metal middle midnight mile miles milk mill mind minded
minister minute minutes miracle mirror mist mix mixed mixing mode modern mom moms momma moon mop moral morning mornings mosquito mother motel moth motor motorcycle mountain mouse mouth
movie moving mud muffin mug mum mumble mummy murder muscle museum mushroom music musician mystery nag nail nails naked nanny nap napkin nation nature
naughty navy neat neck needle neighbor neighborhood neighbour nephew nest net nets neutral newborn news newspaper nickel niece nod noise noisy noodle noodles noon nope normal north
nose notebook notice noticed notes nurse nursing nut nuts oak oath obey object ocean odor office officer oil onion oops opera orange orchard organ outfit outta oven overtime
owl ox pack package packed page painted painter painting pair pajamas palace pale palm pancake pant pants paper paperwork parade parent parents park parrot party parties passed passenger
passport password pasta paste pastor patch patient patients paw peach peanut pear pearl peas pen pencil pepper permit photo photos photograph physical
piano pickup picnic pie pig pigeon pill pillow pilot pin pine pink pipe pirate pistol pizza plate play played player playground playing plead plug plumber plumbing
pocket pockets poem poet poison pole police polish polite polo pond pony pool pop porch pork port post poster pot potato potatoes pottery powder pray prayed prayer prayers
preach precious pregnant pregnancy prepare presence president press pretend priest prince princess print printer prison private prize professor program proof protect
proud prove provider pub pudding puddle pull pulled pulling pump pumped pumps puppy puppies pure purple purse pushed pushing push puzzle queen queue quiet quilt quote rabbit race radio
rag rage rail rain raining ran ranch rang rash raw ray razor reach reached reader recipe red referee relative relatives release relocate religion rely remember remembered
rent-controlled rep reply rescue research respect respond rested retired retiree rhyme rhythm ribbon rice ride riding ring ripe river road roast robe robot rock rocket rode rolling roof
roommate roommates rooster root rope rose rotten row royal rub rubber rude rug ruler rumor rush rusty sack sail sailor saint salad salt sand sandwich sang sank sat sauce sausage saw
scarf scene scent scream scream screen screw sea seal seat secret section seed seek sell seller selling senior sensitive sent sentence sequence servant serve server seven sew
sex shade shadow shake shame shampoo shark shaved shed sheep sheet shelf shell shelter shift shifts shine ship shirt shirts shoe shoot shore shot shots shout shovel shower shrimp shut shy
sick sickness sidewalk sigh sight sign signal signed silence silent silk silver sing singer sir sis sister sisters sit sketch skill skin skinny skirt sky slap slave sleepy
slept sleeve slid slippery smell smelled smile smoke smoking smooth snack snake snap snapping sneeze snore snow snuck soap soccer sock socks sofa soil sold soldier son sons song soul sound soup south
space spaghetti spat speak speaking spell spice spider spill spin spirit spit spite splash spoil spoke spoon sport sports spouse spray spring spy square squirrel stair stairs stamp star stare stark stars
station stay stayed steak steam steel step stepdad stepmom stew stick sticker sticking sticky stitch stock stockings stole stomach stone stood stool storm story stories stove strange stranger straw
strawberry stream street string strip stripe stroke stroll stub studio study studied studying style sugar sugarcoat suit suitcase summer sun sung sunlight sunny sunrise sunset supper support surgery surf surgeon
swallow swam swap swept sweater sweep sweet sweets swing swinging sword table tablet tail tailor tale talent talked talking tall tan tank tape tasks taste tasty taught taxi tea teach teacher
team tear tears tease teenager teenagers teen teens teeth telephone television temper temperature temple tennis tent text texted texting thank theater therapist therapy thief thirst thirsty thorn thousand thread threat thumb thunder
ticket tickets tie tied tiger timber timer tin tire tires tissue toast toddler toe toilet tomato tomatoes tongue took tool tools tooth toothbrush torch tore torn tortoise touch touched towel tower town toy toys
tractor trade traffic trailer trampoline trash tray treadmill treasure tree tribe tried trousers truck true trumpet trunk trust tub tube tune turkey turtle tutor tv twelve twin twins type tyre umbrella uncle
uniform university unless unpack upload upstairs urge usher van vase vault vegetable vegetables vehicle veil vein velvet vent vest veteran victim victory video view village violet violin virus voice vote voted
wagon waist waited waiter waitress wake waking walk walked walking wall wander wardrobe warehouse warm warn warned warning wash washed washer washing wasp watched watching wax wear wearing weather weed weekend weekends weep weight
west wet whale wheat wheel wheels whip whisper whistle white widow widowed wife wig wind window windows windy wine wing winner winter wire wired witch wives woke wolf woman women wonder wood wooden wool woods word words
wore workshop worm wrap wrist wrists write writing wrote yard yarn yawn yell yelled yelling yellow yoga yolk young younger youngest youth zebra zip zipper zoo
actual admit afternoons anyways babe basement begins bestie bills birthdays bosses brain bro brothers cereal cuz cause dang darling dealing dear deep diner dishes doctor's drama dunno duh dudes eh ember exam fella finals forgot forgotten freezing
fiancée fired folks froze geez gently goofy grandkids grandson granddaughter gosh hangover hah haha hahaha headlights heavens hehe hmm hmmm holler homie honestly hubby huh hun hustle idk idea imma jeez joint jk kiddo kiddos kinder lawd lol lmao loose lordy
luv mad meh mess mhm mister missus mornin nah nap nope nvm oh okey omg oof ooh oughta overnight pal paycheck peeps phew picked plz pops porch promised psh realized rent roomie rofl scrub scrubbing sec shoulda siblings sibling sigh sis smh sober sorta spouse stepson stoked stubs
sup supposedly swamp swiped swipe tbh tho thx thru tidy tmrw toddlers tomorrow toothache tryna tummy uh uhh um umm ugh weds wanna whatevs whew wifey whine wild wink woke wondering woo wtf xmas yall yada yeesh yo yoo yucky yum
accident ambulance bandage belongings bleach blizzard breakup brunch bruise burglar bypass cancelled canceled caregiver casserole chemo choir chiropractor classmate classroom clinic cleanup coma commute commuting concerned contractor costume coupon coupons cramps crockpot curfew custody
deadline deacon demolition deposit diabetes diabetic diagnosis disability disabled drawer dresser driveway electrician engaged engagement envelope estate farmhouse fender flooded flat foster freelance freezer gearbox grieving grocer handful handyman hardwood headache healed heartbroken honeymoon hospitalized hurricane
infection insomnia insulin interview intern internship janitor joints kindergarten landscaping laundromat lawnmower leaky leftovers lightbulb luck lunchbox manager maternity mattress medication migraine minivan motherhood nurses nursery overtime pastry paternity payout pediatrician pharmacist plumber preschool promotion
quarantine receipt receptionist recital recovery relapse remodel renovation rehearsal rollercoaster sandwich scrapbook secretary semester separated sermon shift sitter skateboard snowstorm souvenir spreadsheet stroller stroke subway suburb supervisor surgery swimsuit tantrum temp tenant thermostat thrift toolbox tornado towed trainer transmission
trimester tuxedo twins unexpected uniform upstairs usher vaccine van vending veterinarian waitressing warehouse wedding weekday wheelchair wildfire windshield workplace workout yearbook yogurt
answered arguing bothered bragging chatting cleaned complaining cooking counted crossed crying decide dragging drank driven dropping eaten fallen fed figured filled flipped found gotten grabbed grew hauling headed hidden hopping hugging hung jogging kept knocked laid landed leaned learned lent lit locked
mailed managed marked messing mixed moaning mowing nagging napping opened owned parked passing picking planning planted plugging posted praying promised proven quitting rang relaxed remembering rented rode rubbed running sang scared scratched scrolled scrolling seated shaken shipped shook shopped shouting showed shrugged signed
skipped slammed sliding slipped smashed snapped sneaking sobbed soaked sorting sped spilled spilling spinning splitting spread sprung squeezed stabbed stared staring stayed stepped stirred stole stomping stopped strapped stripped strolled stuffed stumbled swam swapped swears swung tapped tearing tested thinks threw ticked tossed traded trapped tripped
trusted turned twisted unplugged vented visited voted wandered warned waved weighed whipped whispered winning wiping wished woken wrapped yanked
exact abrupt absolute accidental acquire adapt address advance advantage alike allocate alternative ambitious analysis angle approach approx article
aspect assign assist assumption attribute backlog backup baseline basis batch beforehand bigtime binge boring brand bulk burnt calculator capacity
capture caution chart checklist chronological circumstance cite clarify classify cleanest closest collapse column combo command comment commitment
compact comparable complex component concept conclude concrete conflict consider consist contact contain context continue contrast conversation
convert core countdown create cumulative curveball data dataset debit decimal decline default define degree delete demand demo deny depart depth
derive design determine develop digit direct discuss display distance distinct district divide dollarwise domino doom downside drip dual duration
earliest edge emphasis employ enable endless engage ensure entry equity error evaluate evenly exclude execute exhaust exist expand expectation
explanation exponential extend extent extinguish false favorable feedback fewest fiscal flatten forecast formula forward fraction frequency frugal
function funnel gauge global goalpost gradual graph guarantee guideline halve highlight historic hopeful horizon hypothetical identical identify
illustrate imply increment indicate inflow influence initial input insight install instance intend interval introduce inverse involve irregular item
itemize iteration jumbo kickoff lapse latter launch layout ledger length lengthen leverage linear literal locate logical longterm loop lumpsum luxury
maintain manual margin math matrix maximize meantime measure median medium merit metric midway milestone minimal minimize minor misc miscellaneous
momentum monitor motivate multiply narrow newbie nibble nominal notable notion nudge numeric obligation observe obtain occasion occur ongoing option
organize outcome outflow outlay outlook output outstrip overdue overhead overlap overpay parallel partial participate pattern peak penny perform
permanent perspective pinpoint piece plateau plow portion position positive possess postpone precise predict preference preliminary prep priority
produce proportion propose prospect prospective provide qualify quantity quota random range rationale rearrange recalculate rectify redo reference
reflect regain regard relation relevant remainder repeat rephrase represent request rerun reset resolve resource respective restart retain retry
reveal reverse review revise revisit ripple roundabout routine runway sacrifice scope scratch secure segment select separate series setup shortcut
similar simplest simplify simulate simultaneous sizable skim slot solve somehow someday source span specify spike standard static stepwise sturdy
subtract superior supply survey switch symbol task technically temporary tentative theory therefore threshold throughout tick timeframe timeline
timespan timetable title topic trace trailing trajectory transparent tweak twofold unclear unit unlikely upfront valid variable variation vary verify
version vice visible visual volume walkthrough wallet weigh wholesale worksheet yearend yield zone demolish obliterate nuke slay eradicate smash
annihilate hemorrhage piggy stash hoard moola cheddar loot rack scrape skint underwater treading scraping
`;

export const plainEnglish: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
