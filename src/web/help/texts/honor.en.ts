import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'How Honor works',
  summary: 'Honor shows how much others value what you write and how you help. It can’t be bought.',
  sections: [
    {
      heading: 'What earns Honor',
      blocks: [
        'Honor comes from what others do with your work: they like it, they accept your help. Visiting the site, clicking and paying never earn any.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Limits',
      blocks: [
        'Every like is shown. So that no one can collect Honor by trading likes, not every like earns Honor:',
        { honor: 'limits' },
        'When someone takes back a like, its Honor goes too. Honor from people who mostly give it to each other is taken back; you get a notification with the reason.',
      ],
    },
    {
      heading: 'What Honor opens',
      blocks: [
        'Writing, commenting, liking and reporting are open to every member.',
        { honor: 'privileges' },
      ],
    },
    { heading: 'Levels', blocks: [{ honor: 'levels' }] },
    {
      heading: 'Your history and the leaderboard',
      blocks: [
        'Under **Honor** on [your profile](/profile) you find every line: how much, from whom, for what. Only you see it. Nothing in it is ever changed; what is taken back is a line of its own.',
        'The [leaderboard](/honor) shows the first fifty, **This week** and **All time**. If you don’t want to be on it, turn off **Show me on the Honor leaderboard** under **Privacy** in the [settings](/settings).',
      ],
    },
  ],
}
