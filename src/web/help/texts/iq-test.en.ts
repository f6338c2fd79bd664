import {
  IQ_ATTEMPT_DAYS,
  IQ_ITEM_SECONDS,
  IQ_LEAST_AGE,
  IQ_MOST_SHOWN,
  IQ_PILOTS,
  IQ_RESTART_DAYS,
  IQ_SHOWN_AGE,
} from '../../../contract/iq-rules.ts'
import type { HelpText } from './help-text.ts'

const MINUTES = IQ_ITEM_SECONDS / 60

export const iqTest: HelpText = {
  title: 'The IQ test explained',
  summary: 'What the reasoning test asks, how it runs, and how to read the score.',
  sections: [
    {
      heading: 'How it runs',
      blocks: [
        `The [IQ test](/iq-test) is a reasoning test without words, for members aged ${IQ_LEAST_AGE} and older. **Start practice** shows three examples. Then there are up to ${IQ_MOST_SHOWN} items, each with up to ${MINUTES} minutes; usually 30 to 60 minutes. The better you answer, the harder they get.`,
        {
          list: [
            'Choose one of eight answers, or type a number. **I don’t know** counts like a wrong answer, and so does no answer in time. When time is up, what you’ve chosen is sent.',
            '**Pause** gives you a break after the current item. The next clock starts when you press **Continue**.',
            `Your place is saved for ${IQ_ATTEMPT_DAYS} days. If your connection is lost, your answer is saved and sent once you’re back online. Keep the page open: it only counts if it reaches us before the item’s time is up.`,
            `Up to ${IQ_PILOTS} items don’t count: we’re trying them out.`,
          ],
        },
      ],
    },
    {
      heading: 'If you need more time or no drawings',
      blocks: [
        '**I need extra time** doubles the time. **Number series only** is for people who can’t use drawings: a screen reader can read every item.',
      ],
    },
    {
      heading: 'Your score',
      blocks: [
        `100 is set as the average; until enough members have taken the test, that is an assumption. The range beside it matters as much as the number. It’s an estimate, not a diagnosis. Only you see it; from the age of ${IQ_SHOWN_AGE} you can turn on **Show my IQ test score** under **Privacy** in the [settings](/settings). Finishing earns [Honor](/help-center?page=honor), the same for every score. [How the test works](/iq-test/about) has all the figures.`,
      ],
    },
    {
      heading: 'Once only',
      blocks: [
        `Practice changes scores, so you can finish the test once. A test without a score can be started again, the second time after ${IQ_RESTART_DAYS} days.`,
      ],
    },
  ],
}
