import type { HelpText } from './help-text.ts'

export const notifications: HelpText = {
  title: 'Notifications',
  summary: 'What the bell tells you, what is sent by email, and how to get more or less of it.',
  sections: [
    {
      heading: 'The bell',
      blocks: [
        'The bell at the top counts what you haven’t read, without reloading the page. Press it for the latest ones: **Today** and **Earlier**. One press on a line leads there and marks it as read; **Mark all as read** does so for all of them. **See all** opens [your notifications](/notifications) with filters. The keys `g` and then `n` lead there too.',
        'You’re told of replies, comments, answers, mentions, likes, new followers, suggested edits and invitations. Many likes of the same thing are one line. What you may no longer read is gone from the list, and after 90 days everything is deleted.',
      ],
    },
    {
      heading: 'Choose what you hear',
      blocks: [
        {
          list: [
            'The switch **Notifications** in the [settings](/settings) turns off the count, pop-ups, push and the digest at once. Messages about your account’s safety are always sent.',
            'Below it you choose for each kind: on the site, by email or as push. Unless you change it, everything is shown on the site, and an email goes out only when someone mentions you, answers your question or accepts your answer while you’re away for more than ten minutes.',
            '**Weekly digest** is off until you turn it on. Every such email has a link that ends it.',
            'Push is off until you allow it on a device, and silent during your **Quiet hours**.',
          ],
        },
      ],
    },
    {
      heading: 'Follow or mute a thread',
      blocks: [
        'Above the [comments](/help-center?page=comments) of an article or post and under a question, the small bell has three choices: **Follow this thread**, **Normal** and **Mute**. No one else sees what you chose.',
      ],
    },
  ],
}
