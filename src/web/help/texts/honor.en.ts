import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'How Honor works',
  summary: 'Honor shows how much others value what you write and how you help. It can’t be bought.',
  sections: [
    {
      heading: 'What earns Honor',
      blocks: [
        'Most Honor comes from others: they like what you write, [upvote your questions and answers](/help-center?page=answering-questions) or accept your help. Visiting the site, clicking and paying never earn Honor.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Limits',
      blocks: [
        'Every like is shown. So that no one can collect Honor by trading likes, not every like earns Honor:',
        { honor: 'limits' },
        'Likes in [private guilds](/help-center?page=private-guilds) earn no Honor. When someone takes back a like, its Honor is taken back too. Honor from people who mostly give it to each other is also taken back; you get a notification, and your Honor history says why.',
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
      heading: 'Honor history and the leaderboard',
      blocks: [
        'Your Honor history is under **Honor** on [your profile](/profile): how much, from whom and for what. Only you can see it. Lines are never changed; when Honor is taken back, a new line is added.',
        'The [leaderboard](/honor) shows the top fifty, for **This week** and **All time**. If you don’t want to be on it, turn off **Show me on the Honor leaderboard** under **Privacy** in the [settings](/settings).',
      ],
    },
  ],
}
