import type { HelpText } from './help-text.ts'

export const publishLater: HelpText = {
  title: 'Publish later',
  summary: 'Finish an article or a post today and let it be published on another day, by itself.',
  sections: [
    {
      heading: 'Choose the day',
      blocks: [
        {
          steps: [
            'In [the editor](/create-article), or on the page of a draft, press **Publish later…**.',
            'Choose **Day and time**, by the clock of your own time zone: from one minute to 365 days from now.',
            'Press **Schedule**. The article has to be ready: a title, a category and 50 characters at least.',
          ],
        },
      ],
    },
    {
      heading: 'Until then',
      blocks: [
        'It stays a draft that only you and your co-authors can see. Its page, the editor and **Drafts** in [My library](/library) say when it is due. You can go on working on it; saving keeps the date.',
      ],
    },
    {
      heading: 'If you change your mind',
      blocks: [
        {
          list: [
            '**Change** moves it to another day.',
            '**Publish now** does not wait.',
            '**Cancel schedule** makes it a plain draft again, and so does deleting it and bringing it back.',
          ],
        },
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        'Only the author decides about the day, and nobody has to be signed in when it comes. The article then appears in lists and feeds with that moment as its date. Translations can be scheduled, too.',
      ],
    },
    {
      heading: 'Schedule a post',
      blocks: [
        {
          steps: [
            'Write it on [Page](/page) or in [the form](/page-create), with its photo, video or poll.',
            'Press **Schedule** beside **Post** and choose the time.',
            'Under **Scheduled posts** in your drafts you can **Edit** it, **Change time**, **Post now** or **Delete** it. **Cancel schedule** makes it the draft of your next post.',
          ],
        },
        'Only you can see the post and its photo or video until then. If it can’t be posted when it’s due, it stays in your drafts with the reason, and you’re notified.',
      ],
    },
    {
      heading: 'How many at a time',
      blocks: [
        'Posts and articles count together: 1 on Free, 10 on Topaz, 50 on Agate and 200 on Aqua. If your plan ends, what you’ve scheduled is still published.',
      ],
    },
  ],
}
