import { say } from './say.ts'
import type { DemoComment } from './thread.ts'

/** What is said under a table, the first of it so many hours ago. */
export interface TableTalk {
  table: string
  hours: number
  comments: DemoComment[]
}

export const TABLE_TALK: TableTalk[] = [
  {
    table: 'Planets of the Solar System',
    hours: 97,
    comments: [
      say(
        16,
        'Jupiter’s at 97 moons by now, so I’ve suggested the change. Or is the number meant to stay as it was in 2023?',
        say(
          3,
          'It was meant to stay, so that the whole column has one date. But if somebody has the time to check Saturn, Uranus and Neptune too, I’ll happily move all eight.',
          say(
            20,
            'I looked them up last night, under clouds as usual. Saturn is the big one: 128 new moons were announced at once in March 2025, which makes 274.',
            say(
              3,
              '274! Then 146 really does look its age. Could you send the four as suggestions, with the source? I’ll change the description the same evening.',
            ),
          ),
        ),
      ),
      say(
        10,
        'My class sorted this by year and then by distance, and found that the order is the same. Nobody had told them about Kepler. I pretended to be surprised.',
        say(
          16,
          'I wish somebody had let me find that out by myself. Did anyone ask why?',
          say(
            10,
            'One boy at the back: “Is it slower because it’s lazier, or because it’s further?” We’re spending all of next week on that.',
          ),
        ),
      ),
      say(
        27,
        'Neptune’s year in days always gets me. One of its birthdays since it was discovered, and I was already retired.',
      ),
    ],
  },
]
