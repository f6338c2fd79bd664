import type { DemoGuildPost } from './post-types.ts'
import { say } from './say.ts'

export const GUILD_POSTS_EN: DemoGuildPost[] = [
  {
    guild: 'Front Porch',
    by: 37,
    hours: 0.8,
    title: 'Hello from someone who only reads so far',
    content:
      'I joined some weeks ago and have been too shy to write. This guild says that is allowed, so: hello.',
    likes: 7,
    comments: [
      say(
        1,
        'Selamat datang, Elena! Shy people write the best second posts.',
        say(37, 'Then I only have to survive the first.'),
      ),
    ],
  },
  {
    guild: 'Front Porch',
    by: 39,
    hours: 28,
    title: 'Where do I put a question that is half an article?',
    content: 'I have 300 words and no ending. Ask, or write?',
    likes: 9,
    comments: [
      say(12, 'Ask. If the answer turns out longer than the question, that is your article.'),
      say(
        3,
        'Or publish it with the hole in it. Someone will suggest the ending, it happened to me.',
        say(39, 'I did not know that was possible. Trying.'),
      ),
    ],
  },
  {
    guild: 'Front Porch',
    by: 1,
    hours: 190,
    title: 'What is missing here?',
    content:
      'Once a month I ask and write the answers down. Last month you wanted gentler words for beginners; I have rewritten the rules.',
    poll: {
      question: 'What would help you most?',
      options: [
        'More translations',
        'More to read on health',
        'Meeting people nearby',
        'Nothing, it is fine',
      ],
    },
    likes: 18,
    comments: [
      say(26, 'More translations, please. My mother reads only Indonesian and I keep retelling.'),
      say(40, 'It is fine. Someone should say so once in a while.'),
    ],
  },
  {
    guild: 'Star Readers',
    by: 16,
    hours: 6,
    title: 'Jupiter and one moon, with kitchen binoculars',
    content:
      'Balcony in Seremban, 21:40. I leaned the binoculars against a door frame and there it was, a tiny grain beside it. Then my elbow got tired.',
    likes: 8,
    comments: [
      say(
        20,
        'A door frame is a fine mount. Draw what you see and look again tomorrow: the grain will have moved.',
        say(16, 'I drew it on the back of a dental chart.'),
      ),
    ],
  },
  {
    guild: 'Star Readers',
    by: 20,
    hours: 70,
    title: 'Where shall we meet for the next dark weekend?',
    content: 'New Moon is what matters; everything else is transport. Please vote, I book on Friday.',
    poll: {
      question: 'Which place?',
      options: ['The hill behind the school', 'The beach, if the lamps are off', 'Everyone at home, online'],
    },
    likes: 10,
    comments: [
      say(33, 'The beach, and I will ask the lamps nicely.'),
      say(7, 'Hill. I own a very large thermos.'),
    ],
  },
  {
    guild: 'Star Readers',
    by: 33,
    hours: 310,
    title: 'A beginner’s mistake, so that you need not make it',
    content: 'I cleaned the eyepiece with my shirt. Do not clean the eyepiece with your shirt.',
    likes: 12,
    comments: [say(20, 'Blower first, brush second, liquid almost never. And a shirt on the observer only.')],
  },
  {
    guild: 'Proof by Friday',
    by: 10,
    hours: 33,
    title: 'This week: the chessboard and the dominoes',
    content:
      'Two opposite corners of a chessboard are cut off. Can 31 dominoes cover the other 62 squares? **Hints only** until Friday, please.',
    likes: 11,
    comments: [
      say(31, 'Hint: look at the colours before you look at the shapes.'),
      say(24, 'Hint: what colour were the two that are gone?', say(10, 'Careful, that is nearly a proof.')),
    ],
  },
  {
    guild: 'Proof by Friday',
    by: 12,
    hours: 200,
    title: 'Friday: why there is no smallest positive fraction',
    content:
      'Suppose there were one. Halve it. It is still positive and now smaller, so it was not the smallest. That is the whole proof, and I still find it cheeky.',
    likes: 13,
    comments: [
      say(
        10,
        'Short and complete. My pupils call this the cake proof: whoever has the last slice can cut it.',
      ),
    ],
  },
  {
    guild: 'Proof by Friday',
    by: 31,
    hours: 520,
    title: 'Which proof made you like proofs?',
    content:
      'For me it was that the square root of two is not a fraction. I was on a bus and missed my stop.',
    poll: {
      question: 'Yours was about…',
      options: ['Prime numbers', 'Triangles', 'Counting things', 'I still do not like them'],
    },
    likes: 9,
    comments: [
      say(24, 'Infinitely many primes. It felt like catching someone in a lie.'),
      say(25, 'I drive the bus. People miss stops for worse reasons.'),
    ],
  },
  {
    guild: 'Slow Trains',
    by: 19,
    hours: 14,
    title: 'The jungle line, day train, window seat on the left',
    content:
      'Gemas to Tumpat takes most of a day and every minute of it is green. Bring food: the trolley is a legend, meaning that few have seen it.',
    likes: 15,
    comments: [
      say(
        30,
        'Left going north?',
        say(19, 'Left going north, at least until Kuala Lipis. After that, both.'),
      ),
      say(25, 'As a bus driver I should not say this, but take the train.'),
    ],
  },
  {
    guild: 'Slow Trains',
    by: 30,
    hours: 260,
    title: 'Across Java by day, with one rule: no plane, no hurry',
    content:
      'Jakarta, Cirebon, Semarang, Solo, Surabaya, Banyuwangi. Six towns, seven days. At the end there is a ferry and then it is Bali. What should I not miss?',
    likes: 16,
    comments: [
      say(29, 'The market in Solo before six. Bring coins and no plan.'),
      say(34, 'Duduk di sisi selatan menjelang Purwokerto, banyak lembah.'),
    ],
  },
  {
    guild: 'Reef Keepers',
    by: 27,
    hours: 49,
    title: 'Count of the week: clownfish on the shallow side',
    content:
      'Fourteen, in five anemones, between two and six metres. Last year on the same line it was nine. I know one line is not a trend; I write it down anyway.',
    likes: 9,
    comments: [
      say(35, 'Di sebelah kami pun makin banyak, tetapi bulu babi juga makin banyak.'),
      say(
        21,
        'Same divers, same hour of the day? Then it is worth a note.',
        say(27, 'Same two divers, same tide, one new mask.'),
      ),
    ],
  },
  {
    guild: 'Reef Keepers',
    by: 35,
    hours: 420,
    title: 'Ghost net near the northern buoy',
    content:
      'About eight metres of it, wrapped round one coral head. I marked the place. We need two more people and cutters, not knives.',
    poll: {
      question: 'When can you come?',
      options: ['Saturday early', 'Sunday early', 'I can lend tools only'],
    },
    likes: 14,
    comments: [
      say(27, 'Saturday. I bring cutters and a lift bag.'),
      say(7, 'Tools only, I am 300 miles away. But they are good tools.'),
    ],
  },
  {
    guild: 'Solder and Smoke',
    by: 2,
    hours: 21,
    title: 'A 1960s valve radio that hums',
    content:
      '**Mains voltage, be careful.** It warms up, finds every station, and hums underneath all of them. I changed the big electrolytics. The hum is quieter, but it is still there.',
    likes: 8,
    comments: [
      say(24, 'Does the hum change with the volume knob?', say(2, 'No. Which I suppose is an answer.')),
      say(
        40,
        'Then it comes in after the knob. Check the ground of the output stage before you buy anything.',
      ),
    ],
  },
  {
    guild: 'Solder and Smoke',
    by: 40,
    hours: 350,
    title: 'My worst joint, in honour of the guild',
    content:
      'It looked like a pearl and conducted like one too. Heat the pad, not the solder. I have known this for ten years.',
    likes: 11,
    comments: [say(2, 'A cold joint is how the trade says hello every year.')],
  },
  {
    guild: 'Night Market Economists',
    by: 17,
    hours: 60,
    title: 'Why does the longest queue get longer?',
    content:
      'Two satay stalls, same price, same smoke. One has twenty people waiting, the other two. I joined the twenty and felt clever and stupid in equal parts.',
    poll: {
      question: 'Which queue do you join?',
      options: [
        'The long one, they know something',
        'The short one, I am hungry',
        'Neither, I eat and observe',
      ],
    },
    likes: 17,
    comments: [
      say(
        12,
        'It is called a cascade: after the third person, no one is deciding by taste any more.',
        say(17, 'And if all twenty think so?'),
        say(12, 'Then dinner is very late.'),
      ),
      say(36, 'Yang pendek itu biasanya baru buka. Kasih kesempatan.'),
    ],
  },
  {
    guild: 'Night Market Economists',
    by: 30,
    hours: 640,
    title: 'A small price study with a plate in one hand',
    content:
      'Same bowl of *cendol* at nine stalls along one street. It gets cheaper towards the dark end and sweeter towards the mosque. I have no theory, only sugar.',
    likes: 13,
    comments: [
      say(19, 'Dark end: lower rent. Mosque end: more children.'),
      say(17, 'Please repeat the measurement. Several times.'),
    ],
  },
]
