/**
 * Words that people wrap a question about money in: how it feels, how much it is, what it does. They name nothing and nobody, so a
 * question that holds them may be answered, and may be sent. Left out on purpose: first names, creditors' and shops' names, countries,
 * and whatever a question off the subject would be about. Nothing is put right into one of these, and none of these into another word.
 */
const WORDS = `
themselves itself himself herself yourself ourselves yourselves
absolutely absurd abysmal acceptable accidentally accomplish accurate achieve adequate adjust admit affect afloat afraid aggressive ahold
aint alarmed alarming alright although amazing angry annoy annoying anxious anyhow anyways anywhere appear appropriate approximately
arrange ashamed aside asks assess astronomical atrocious attempt attention attractive awesome awful awfully awkward ballpark barely basic
basically bear bearable beat beaten beautiful begun behave beneath benefit beside beyond bite biting blah bleak bleed bleeding blew blow
blowing blown boils boost borderline bother bothered bothering bothers bounce brace brave breath breathe breathing brief briefly bright
brilliant broke broken brutal brutally buck bucks buddy bummer burden burdened buried burn burning burns bury busy calm capable careful
carefully careless carried carries carry carrying chances cheaply cheerful chew chip chipping choice chunk clean cleared clearly clever
climb climbing clobber closer clue comfort comfortable comfortably commit comparison competitive complain complicated concern concerned
concerning condition confused confusing consequence considerable considered constant constantly correct correctly costing costlier crappy
crazy creditworthy creep creeping creeps cripple crippling critical cruel crunch crush crushed crushing curious damage damaging damn
damned danger dangerous dark darn dear dearly decade decades decent decided deeper deepest deeply dent dents deserve desperate despite
detail detailed details devour difficult dig digging dire direction dirty disappear disappearing disaster disastrous discourage dismal
dodgy doomed doubt dozen drag dragging drain drained draining drastic drastically dread dreadful dream drift drown drowning dug dumb
dwindle eager easily easy eaten effective efficient efficiently effort embarrassed embarrassing employer employment enormous enormously
escape especially evaporate evaporates eventual eventually evil exceptionally excess excessive excessively excited exhausting expect
expected extreme extremely faced facing fail failing fair fairly fancy fantastic fare faring fat fatal feasible feel feeling feels fellow
fierce fight fighting filthy firm fit flat flexible float floating fly flying folks foolish forth fortunate fortune fragile frankly freak
freaking frequent frequently fresh friendly frighten frightening frustrated frustrating fully funny furious further furthermore gain
gaining generally generous gentle genuine genuinely gigantic gist glad gladly glance gloomy gobble gobbles gobbling goodness gorgeous
gouge gouging gradually grand greed greedier greediest greedy grim guilty guts habit habits halfway handle handling handy hang hanging
happily happy hardest hardly hassle hate haul headache healthier heap hears heavier heaviest heavily heavy heck hefty hell hey hideous
highly hint hole holes honest honestly hook hope hopefully hoping horrendous horrible horribly horrid horrific hover huge hugely hungry
hurry hurting ideal ideally ignore imagine immediate immediately important impossible impressive incredible incredibly inflated informed
insane insanely instantly intense involved juggle juggling justified justify keen keeps kinda knock knowing lag lagging lame lasted lasts
laughable lazy leak leaking leaks lean leaning learn legit lender lenders lifetime likely literally load loaded loads lousy lovely lowdown
lucky ludicrous lurking mad madness magnitude manageable massive massively matters meaningful measly mega merely mess messed messy mighty
miserable misery mistake mistakes moderate modest monster monstrous mood moreover muddle nasties nasty naturally neat necessary negative
neglect neither nervous nice nicely nightmare nights noticeable noticed obscene obvious obviously odd odds offset ominous onward optimal
optimise optimistic optimize ordinary otherwise ouch outrageous outweigh overdo overdoing overspend overspending overwhelm overwhelming
owning pace pain painful painfully painless panic particular particularly path pathetic patience peace peanuts perfect perfectly phase
picking pile piled piles piling pinch pit plain plastic pleasant pleased plenty poorly pot potential pounds pour pouring powerful
practical precious precisely predatory preferably pressing pressure prioritise probable proceed progressing promising proper properly
proud punch punish punishing puny purely pursue quietly rainy rapid rapidly rarely react ready realise realistically reality realize
reasonable reasonably recap reckon recover recovering regret relatively relax relief relieve relieved remotely repair replace respectable
ridiculous ridiculously rip ripoff ripped ripping risky robbed robbing route ruin ruined ruining ruins rundown ruthless sad sadly sane
satisfied scale scare scared scary scenario screwed seldom sends sensible sensibly serious seriously severe severely shabby shaky shallow
shameful shaped sharp sharply sheer shock shocked shocking shoes shortage shortfall shoulder shrink shrinking shrunk significant
significantly silly simply sink sinking sits sitting skimp slam sleep sleeping slice slide slight slightly slim slipping slog sloppy
slower slowest smallish smarter smartest smoothly snapshot sneak sneaky snowballing snug soak soar soaring sober soft solid solution
somewhat somewhere sore sorely sound sour specific spiral spiraling spiralling splurge splurged splurging squander squandered squandering
squeeze squeezed squeezing stable stack stacked stacks stage stagger staggering stands steady steal stealing steep steeper steepest
steeply stiff stink straight strain strained stranded strategic strength stress stressed stressful stressing stretch stretched stretching
strict strong stronger struggle struggling stubborn stuck stupid substantial succeed suck sucking sucks sudden suddenly suffer suffering
sufficient suffocating suitable super surely surprise surprised surprising survive surviving suspicious swallow swallowed swallowing
swallows swamped swear sweat swim swimming tackle tackling tangible tells temporarily tempted tend tense terrible terribly terrific
terrified terrifying thankful thick thin thinking thorough thoroughly thoughts threaten throwing thrown tidy tight tighten tighter tiny
tired tiring tolerable tolerate tonight tons tough tougher toughest toxic tragic trapped treat tremendous tremendously trick tricky trim
trimming trivial trouble troubled troubling truly truth truthful truthfully trying tunnel ugh uglier ugliest ugly ultimate ultimately
unable unaffordable unbearable uncomfortable undo uneasy unfair unhappy unhealthy unnecessary unpaid unpleasant unreal unreasonable unsure
unusual unusually upset upsetting upside urgent urgently useful useless vague vanish vanished vanishes vanishing vast vastly viable
vicious visit visits vital wage wages wander wasted wasteful wasting weak weaker weakest weakness weird whack whatsoever wherever whichever whoa
whopping wicked wiggle wild wildly willing wiped wisely wiser wisest wonder wondered wonderful wondering workable worn worried worries
worrying worthless wow wreck wrecking wrongly yay yep yikes yup
wasnt werent arent hasnt hadnt quantify aggregate enumerate tabulate itemize relative schedule outline specify indicate verify clarify
`;

export const everydayWords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
