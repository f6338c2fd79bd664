import type { Asked } from './asked.ts'

export const ASKED_EN: Asked[] = [
  {
    title: 'Why does the Moon look bigger near the horizon?',
    content:
      'Last night it rose over the sea and looked enormous. Two hours later it seemed half the size. My photos show no difference at all. What is going on?',
    category: 'astronomy',
    tags: ['moon', 'perception'],
    isSolved: true,
    answers: [
      'Your camera is right: the Moon covers the same half a degree wherever it stands. Near the horizon your brain compares it with houses and trees that it knows to be far away, and so takes it for something large.\n\nTry this: look at the rising Moon through a rolled-up sheet of paper. Without the landscape around it, it shrinks at once.',
      'It is even about 1.5 % *smaller* at the horizon, because you are one Earth radius further away from it than when it stands overhead.',
    ],
    comment: 'Were both photos taken with the same zoom?',
  },
  {
    title: 'How do I keep a sourdough starter alive in the tropics?',
    content:
      'At 31 °C in my kitchen it rises and collapses within four hours. Feeding it every four hours is not a plan.',
    category: 'science',
    tags: ['baking', 'fermentation'],
    answers: [
      'Three things help in warm kitchens:\n\n1. Feed it 1:5:5 (starter, flour, water) instead of 1:1:1. More food, slower collapse.\n2. Use cold water from the fridge.\n3. Keep it in the fridge between bakes, and take it out the evening before.\n\nMine has lived in Penang for six years like this.',
      'A stiff starter (half as much water as flour) is much slower. You can turn yours into one with two feedings.',
    ],
  },
  {
    title: 'Is there a proof that 0.999… equals 1 without limits?',
    content:
      'My students accept $1/3 = 0.333\\ldots$ but not this. I would like something they can argue with on the board.',
    category: 'education',
    tags: ['mathematics', 'teaching'],
    isSolved: true,
    answers: [
      'Ask them for a number **between** the two. Between any two different numbers there is another one, their average for instance. They will try 0.9995 and see that it is smaller. Nobody finds one, and then the class has proved it, not you.',
      'Multiply $1/3 = 0.333\\ldots$ by three. Those who accept the first line have to accept the last.',
      'Strictly speaking a decimal with infinitely many digits *is* a limit, so every honest proof has one hidden somewhere. I would tell them so.',
    ],
  },
  {
    title: 'What should I do first after a phone was stolen?',
    content: '',
    category: 'technology',
    tags: ['security', 'phones'],
    isSolved: true,
    answers: [
      'In this order, from any other device:\n\n1. Ask your provider to block the SIM. One-time codes go there.\n2. Lock the phone with the maker’s “find my device” page.\n3. Change the password of your e-mail, then of your bank.\n4. Sign out all other sessions of both.\n5. Report it to the police; insurance and bank ask for the number.',
      'Write down the IMEI *before* it happens: dial `*#06#`.',
    ],
  },
  {
    title: 'Why did the Dutch trade Manhattan for a tiny island?',
    content:
      'I read that they gave up New Amsterdam for Run in the Banda Islands. That sounds like the worst deal in history.',
    category: 'history',
    tags: ['spices', 'banda'],
    answers: [
      'It was not quite a swap: in the Treaty of Breda of 1667 both sides kept what they had conquered. But yes, Run came with it, and it made sense at the time. Nutmeg grew nowhere else in the world, and a sack of it bought a house in Amsterdam. Manhattan sold beaver skins.',
    ],
    comment: 'Do you mean why they agreed in 1667, or why they did not come back later?',
  },
  {
    title: 'Is the Moon really larger when it rises?',
    content: 'It looks huge behind the trees.',
    category: 'astronomy',
    tags: ['moon'],
    answers: [],
    duplicateOf: 0,
  },
  {
    title: 'Please help me with my project',
    content: 'It is about energy. Thanks!',
    category: 'education',
    tags: ['energy'],
    answers: [],
    closeReason: 'unclear',
    comment: 'What would you like to know? Then we can help.',
  },
  {
    title: 'Does reading in dim light really damage my eyes?',
    content: 'My grandmother says so, the internet says no. I read on a night bus twice a week.',
    category: 'health',
    tags: ['eyes', 'reading'],
    isSolved: true,
    answers: [
      'No lasting damage, but real tiredness: in dim light you blink less and the muscles work harder. Burning eyes and a headache are gone after a night of sleep. What does matter for *children* is daylight: those who spend two hours outdoors every day become short-sighted less often.',
    ],
  },
  {
    title: 'How can a small library lend out musical instruments?',
    content: 'We have been given eleven violins and two cellos. Who has done this, and what broke first?',
    category: 'entertainment',
    tags: ['libraries', 'music'],
    answers: [],
    comment: 'How large is your town? Our rules might not fit you.',
  },
  {
    title: 'Which way does water run at the equator?',
    content:
      'At a tourist stop we saw water turn left on one side of the line and right ten steps further on. Was that real?',
    category: 'geography',
    tags: ['equator', 'physics'],
    isSolved: true,
    answers: [
      'A nice show, and a trick. The Coriolis force is zero on the line itself and far too weak ten steps away: in a basin it is millions of times smaller than the swirl left by the hand that poured the water. Watch from which side they pour.',
      'It does turn hurricanes, and that is why none of them ever crosses the equator.',
    ],
  },
  {
    title: 'What happens to a party that wins without a majority?',
    content:
      'Our teacher asked us to compare three countries. I understand coalitions, but not who decides who may try first.',
    category: 'politics',
    tags: ['parliaments', 'elections'],
    answers: [
      'It is usually the head of state who names somebody, and custom says whom: the leader of the largest party (Malaysia: whoever *commands the confidence of the majority*), or after talks with everybody (the Netherlands). If they fail within some weeks, another one tries, and in the end people vote again.',
    ],
  },
  {
    title: 'How do marathon runners pace themselves in the heat?',
    content: 'I ran 4:10 in Edinburgh. In March I want to run in Jakarta, starting at five in the morning.',
    category: 'sports',
    tags: ['running', 'heat'],
    answers: [
      'Forget the time and run by effort. At 27 °C most people lose one to two minutes per kilometre against a cool day. Start slower than feels right, drink at every station from the first on, and walk while you drink.',
    ],
  },
]
