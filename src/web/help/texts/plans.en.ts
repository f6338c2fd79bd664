import { GRACE_DAYS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const plans: HelpText = {
  title: 'Plans: compare, pay, cancel, refund',
  summary: 'What a plan brings, how to get one, and how to leave it again.',
  sections: [
    {
      heading: 'Compare',
      blocks: [
        'The [market](/market) shows Free, Topaz, Agate and Aqua. A plan opens premium themes, a frame for your profile picture, more room for uploads, more guilds, larger groups, more scheduled posts and more days of article reads. It never gives Honor, rank or reach. **Preview** shows a theme before you decide.',
      ],
    },
    {
      heading: 'Get a plan',
      blocks: [
        {
          steps: [
            'Choose **Monthly** or **Yearly**, then the plan.',
            'Check the price, tax and renewal date, and press **Go to payment**.',
            'Pay on our payment provider’s page. Your plan starts once the payment is confirmed, usually within seconds.',
          ],
        },
        'If a plan has no price yet, press **Notify me** and we’ll tell you when it does.',
      ],
    },
    {
      heading: 'Change or cancel',
      blocks: [
        'Open **Plan & billing** in the [settings](/settings). An upgrade starts right away, and you pay the difference for the rest of the period. If you change from monthly to yearly or back with it, a new period starts that day: you pay its price, less what’s left of your plan. A downgrade starts when the period ends. To stop, press **Cancel plan** twice: you keep the plan until the period ends, and **Resume plan** brings it back before then.',
      ],
    },
    {
      heading: 'If a payment fails, or you want money back',
      blocks: [
        `You keep your plan for ${GRACE_DAYS} days. Press **Update card** under **Plan & billing**. When a plan ends, nothing you uploaded or wrote is lost.`,
        'If you were charged by mistake, write to us at the address below. We look at every case, and a refund goes back to the card you paid with. It’s listed under **Invoices**.',
      ],
    },
  ],
}
