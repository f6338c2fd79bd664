import type { HelpText } from './help-text.ts'

export const blockAndMute: HelpText = {
  title: 'Block and mute',
  summary: 'Two ways to read in peace: mute what you don’t want to read, block whom you don’t want to meet.',
  sections: [
    {
      heading: 'Mute',
      blocks: [
        'Open the three dots of a post, comment, article or profile and mute the person. For words and tags, go to **Muted** in the [settings](/settings): write the word, choose **Fold** or **Hide** and for how long, and press **Mute**.',
        'What you fold becomes one line with **Show**. What you hide isn’t shown in lists at all. Only whole words count. Nobody else knows what you mute, and your own texts are never folded.',
      ],
    },
    {
      heading: 'Block',
      blocks: [
        {
          steps: [
            'Open the three dots of a post, comment, article or profile and choose to block the person.',
            'Read what will happen, and press **Block**. **Undo** takes it back.',
          ],
        },
        {
          list: [
            'You don’t see each other’s articles, posts, comments and names anywhere while you’re signed in.',
            'You no longer follow each other, and open invitations between you are withdrawn.',
            'The other person isn’t told. Signed out, anyone can still read what is public.',
            'Moderators still see everyone.',
          ],
        },
      ],
    },
    {
      heading: 'Take it back',
      blocks: [
        'The [settings](/settings) list everyone under **Blocked people**, with **Unblock**, and everything under **Muted**, with **Unmute**. If someone breaks the rules, please [report it](/help-center?page=reporting) too.',
      ],
    },
  ],
}
