import type { HelpText } from './help-text.ts'

export const coAuthors: HelpText = {
  title: 'Writing together',
  summary: 'Invite others to be co-authors, and answer when someone invites you.',
  sections: [
    {
      heading: 'Invite someone',
      blocks: [
        {
          steps: [
            'Open [the editor](/create-article) with a new article or one of yours.',
            'Under **Before it goes out**, add up to five people by their alias in **Co-authors**.',
            'Save or publish. We send each of them one email, and mark them as **invited** until they answer.',
          ],
        },
        'Only the author invites. To withdraw an invitation or remove a co-author, take the alias out of the field and save.',
      ],
    },
    {
      heading: 'When you are invited',
      blocks: [
        'Invitations are shown in [My library](/library), with **Accept** and **Decline**. You see who invites you and the title. Until you accept, your name isn’t shown, you can’t edit, and you can’t read a draft.',
        'After you decline, the same author can’t invite you to that article for 30 days; after you decline two of their articles, to none.',
      ],
    },
    {
      heading: 'As a co-author',
      blocks: [
        'You’re named beside the author, edit the article, answer suggested edits and pin comments. Publishing and deleting remain with the author. Your shared articles are under **Together** in My library.',
      ],
    },
    {
      heading: 'Leave',
      blocks: [
        'You can leave at any time: choose **Leave article** under **Together**, or under **More** on the article’s page. What you wrote stays in the article, and its history still names you.',
      ],
    },
  ],
}
