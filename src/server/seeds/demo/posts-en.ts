import type { DemoPost } from './post-types.ts'
import { say } from './say.ts'

export const POSTS_EN: DemoPost[] = [
  {
    by: 27,
    hours: 0.3,
    title: '',
    content:
      'Four boats waiting for the same wind. I have been on all four of them and they are never in a hurry.',
    photo: ['boats', 6],
    alt: 'Four small sailing boats on calm green water under an orange sky',
    likes: 3,
    comments: [say(7, 'The second one from the left is about to lose that argument with its sheet.')],
  },
  {
    by: 37,
    hours: 3,
    title: 'One word a day, week six',
    content:
      'I learn Indonesian by asking people for one word they would not want to live without. Today’s is *gemas*: the urge to squeeze something because it’s too cute.\n\nGive me the next one?',
    likes: 9,
    comments: [
      say(
        26,
        '*Gengsi*. When you would rather be hungry than let anyone see that you count the money.',
        say(37, 'I needed this word at school and did not have it.'),
        say(30, 'English borrows “face” for it, badly.'),
      ),
      say(
        2,
        '*Nongkrong*. Sitting together somewhere with no purpose at all, and being late home because of it.',
      ),
      say(16, 'From the Malay side: *merajuk*. A sulk that waits to be coaxed.'),
    ],
  },
  {
    by: 12,
    hours: 9,
    title: 'Do you read with the phone in another room?',
    content:
      'I tried it for a month. Week one felt like a missing tooth. By week three I finished a book on Sunday and was surprised by the evening.',
    poll: {
      question: 'Where is your phone when you read?',
      options: ['In my hand, that is where I read', 'On the table', 'In another room', 'Switched off'],
    },
    likes: 17,
    comments: [
      say(23, 'On the table, face down, which fools no one.'),
      say(
        17,
        'I put mine in the bread box. It works because I am too proud to be seen opening the bread box.',
        say(12, 'Stealing this. We do not even own a bread box.'),
      ),
      say(33, 'I read on the phone, so I suppose the phone wins.'),
    ],
  },
  {
    by: 23,
    hours: 20,
    title: 'Tonight it stood there like a lamp',
    content: 'No filter, no telescope, just a steady railing and a breath held for a second.',
    photo: ['moon', 6],
    alt: 'A full moon with a wide pale halo above the dark line of a hill',
    likes: 21,
    comments: [
      say(
        20,
        'The halo means thin high cloud. Did it rain the next morning?',
        say(23, 'It did. My grandmother would have said so too.'),
      ),
      say(
        40,
        'I was looking at exactly this and thought of taking a picture. Thank you for not only thinking.',
      ),
    ],
  },
  {
    by: 30,
    hours: 31,
    title: 'The hardest small word to translate',
    content:
      'For me it is the Malay and Indonesian *kan*. It can mean “isn’t it”, “as you know”, “I told you” or nothing except warmth. I have started leaving it in and letting the reader meet it.',
    likes: 12,
    comments: [
      say(
        3,
        'I would miss it in the English though. Could you not use “you know”?',
        say(30, 'Sometimes. But “you know” explains, and *kan* only leans on your shoulder.'),
      ),
      say(12, 'German has *doch*, and there too I give up once a page.'),
    ],
  },
  {
    by: 40,
    hours: 50,
    title: '',
    content:
      'Office at half past seven. I counted the lit windows and then realised that mine was one of them.',
    photo: ['city', 8],
    alt: 'Dark office towers at dusk, many of their small windows lit yellow',
    likes: 14,
    comments: [
      say(27, 'Go home. The harbour is dark by now and we are all at dinner.'),
      say(33, 'Third tower, fourth row: that one never goes out. We have a theory that it is a plant.'),
    ],
  },
  {
    by: 7,
    hours: 75,
    title: 'How do you explain two high tides a day?',
    content:
      'A girl on the jetty asked me why there are two when there is only one Moon, and I said something about stretching. She looked at the water, then at me, and was not convinced. What works on children?',
    poll: {
      question: 'What would you reach for first?',
      options: ['A rubber band', 'A glass of water', 'A drawing in the sand', 'The truth about gravity'],
    },
    likes: 19,
    comments: [
      say(
        23,
        'Three children in a row holding hands, the Moon pulls the first hardest and the last least. They spread out. That is the whole theory.',
        say(7, 'I have three children available. Reporting back.'),
        say(
          28,
          'And the middle one is the Earth, so she gets pulled away from the last one. My son got it in one go.',
        ),
      ),
      say(10, 'A rubber band with a knot in the middle. Pull it, and both halves get longer.'),
    ],
  },
  {
    by: 33,
    hours: 110,
    title: 'Dawn in three seconds',
    content:
      'My terrace, forty minutes squeezed together. The best part was hearing the birds start before the light did.',
    film: 'sunrise',
    alt: 'A time lapse of the sun climbing over dark hills',
    likes: 16,
    comments: [
      say(
        5,
        'Birds really do begin in the dark, each kind at its own brightness. Could you hear which came first?',
        say(33, 'One that sounded like a gate. I will record it tomorrow.'),
      ),
      say(37, 'Watched it nine times. That is half a minute of sunrise.'),
    ],
  },
  {
    by: 17,
    hours: 170,
    title: 'Books you finished out of stubbornness',
    content:
      'Not the ones you loved. The ones where you said: I have come this far. Was there a single good page at the end?',
    likes: 11,
    comments: [
      say(3, 'A two-volume history of canals. The good page was the last one, because of the index.'),
      say(
        30,
        'I never finish them any more. Life got shorter when I turned forty.',
        say(17, 'That is the wisest and the saddest thing I have read this week.'),
      ),
    ],
  },
  {
    by: 3,
    hours: 260,
    title: '',
    content:
      'First heavy rain of the season, seen from the bus. Nobody spoke until the second traffic light.',
    photo: ['rain', 6],
    alt: 'Blurred street lamps in many colours behind a window streaked with rain',
    likes: 18,
    comments: [
      say(25, 'From the driver’s seat it looks the same, only with more responsibility.'),
      say(
        12,
        'This could hang on a wall. I mean that.',
        say(3, 'It was taken with a phone older than my niece, so please stand far away.'),
      ),
    ],
  },
  {
    by: 12,
    hours: 400,
    title: 'What is the oldest program you still use?',
    content:
      'I noticed that I run `grep` every single day, and it is older than I am. What tool of yours has outlived all its replacements?',
    poll: {
      question: 'How old is it, roughly?',
      options: [
        'Under ten years',
        'Ten to twenty-five',
        'Older than that',
        'It is not software, it is a spoon',
      ],
    },
    likes: 20,
    comments: [
      say(
        24,
        'A spreadsheet from 2009 that our whole cooperative depends on. No one dares to open the second sheet.',
      ),
      say(
        2,
        'A multimeter with a needle. Digital ones tell you a number, a needle tells you that it is trembling.',
      ),
      say(40, 'Voted spoon.'),
    ],
  },
  {
    by: 23,
    hours: 700,
    title: 'It breathes, slowly',
    content:
      'Two days of watching from a safe ridge, on the far side of the wind. The white part is mostly water.',
    photo: ['volcano', 6],
    alt: 'A cone-shaped volcano with a pale plume bending to the right above a belt of cloud',
    likes: 29,
    comments: [
      say(
        31,
        'How do you tell steam from ash at that distance?',
        say(
          23,
          'By what it does. Steam thins out and vanishes. Ash keeps its colour and comes down on your lunch.',
        ),
      ),
      say(11, 'From our side of the mountain we plant by that plume. When it leans east, we wait.'),
    ],
  },
  {
    by: 27,
    hours: 1300,
    title: 'A harbour rule I never broke',
    content:
      'Never thank the tug before the last line is off. Do you have a small superstition from your work that turned out to be sense?',
    likes: 22,
    comments: [
      say(18, 'Nurses never say that a night is quiet. Aloud, I mean.'),
      say(
        2,
        'Always one hand in the pocket near high voltage. It sounds like style, but it keeps the current away from the heart.',
      ),
      say(12, 'Never ship on a Friday. We call it policy so that it does not sound like fear.'),
    ],
  },
  {
    by: 7,
    hours: 3100,
    title: 'Low sun, flat calm',
    content: 'Nine hours for thirty miles. I would not have missed one of them.',
    photo: ['sea', 8],
    alt: 'The sun low over a calm sea, its light a broken path on the water',
    likes: 24,
    comments: [
      say(27, 'Slower than walking and much better for the knees.'),
      say(35, 'Kalau begini tenang, ikan pun tidur.'),
    ],
  },
  {
    by: 17,
    hours: 8000,
    title: 'Should a vote be secret in a small club?',
    content: 'Our reading circle has eleven members and one hard decision. Hands, or paper in a hat?',
    poll: {
      question: 'What would you choose?',
      options: ['Raised hands', 'Paper in a hat', 'Talk until all agree'],
    },
    likes: 13,
    comments: [
      say(
        30,
        'Paper. Not because anyone would be angry, but because two people would look around before raising their hand.',
      ),
      say(
        3,
        'Talking until all agree means that the one with the most free evenings wins.',
        say(17, 'You have met our circle, then.'),
      ),
    ],
  },
]
