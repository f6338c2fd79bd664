import type { HelpText } from './help-text.ts'

export const firstHour: HelpText = {
  title: 'Your first hour',
  summary: 'Three short screens after you join, a list of first steps, and what you follow.',
  sections: [
    {
      heading: 'Three screens',
      blocks: [
        'After you verify your address, the home page asks you three things: which languages you read, which categories interest you, and whom you would like to follow. Every answer is saved as you choose it. **Skip** or Esc ends the questions at any time; they don’t come back.',
      ],
    },
    {
      heading: 'First steps',
      blocks: [
        'A small list on the home page shows what is worth trying: a photo of yourself, three people to follow, a first like, a first comment, the [IQ test](/iq-test). Each line is ticked when you have really done it. When all of them are done, the list goes away. **Close the list** removes it earlier.',
      ],
    },
    {
      heading: 'Follow categories and tags',
      blocks: [
        {
          steps: [
            'Open a category, or a tag under an article.',
            'Press **Follow** at the top. The button now says **Following**.',
            'Press it again to stop.',
          ],
        },
        'You can follow up to 5,000 people, and up to 500 tags and categories. The [settings](/settings) list them all under **What you follow**. No one else sees what you follow.',
      ],
    },
    {
      heading: 'For you',
      blocks: [
        'The first block of your home page, **For you**, has articles from what you follow. New articles come first, and those that many people read and like. An article by someone you follow, in a language you read, or with several of your topics moves up. If you only want to see your reading languages, the others are left out.',
      ],
    },
  ],
}
