import { notifications } from './notifications.en.ts'
import { collections } from './collections.en.ts'
import { explore } from './explore.en.ts'
import type { TextsOf } from './help-text.ts'
import { readingOn } from './reading-on.en.ts'
import { search } from './search.en.ts'

export const reading: TextsOf<'reading'> = {
  'finding-articles': {
    title: 'Finding articles',
    summary: 'By shelf, by what moves people now, by words, by tag and by language.',
    sections: [
      {
        heading: 'Categories',
        blocks: [
          '**Category** in the header leads to all [eleven shelves](/categories). Inside one, **Hot**, **New** and **Top** change the order; the chips under **Language** and **Tags** narrow it down. Every choice is part of the address, so you can share it.',
        ],
      },
      {
        heading: 'Trending',
        blocks: [
          '[Trending](/trending) is ordered by attention (reads, likes, comments, saves and shares) and by age: an article needs twice the attention to hold its place against one 36 hours newer. **This week** remembers longer, **All time** leaves age out. The tab **Posts** lists the posts of Page by the same rule, with 8 hours instead of 36. Nobody can pay for a place.',
        ],
      },
      {
        heading: 'Search',
        blocks: [
          'Type at least 2 characters into the search box and press Enter. It is on the [home page](/) and at the top of every other screen; on a phone it is the magnifying glass. Articles that have all your words are found, those with the words in their title first, and posts on Page too. See [Search](/help-center?page=search) for more.',
        ],
      },
      {
        heading: 'Tags',
        blocks: ['At the end of an article, a tag leads to all articles that have it.'],
      },
      {
        heading: 'Languages',
        blocks: [
          'Each article appears once in a list, in your language if it exists in it. “3 languages” on a card says that there are more. See [Change the language](/help-center?page=change-language).',
        ],
      },
      {
        heading: 'Feeds',
        blocks: [
          'For feed readers there is one of [the whole site](/feed.xml), one of [Page](/page/feed.xml), and **Feed** on the page of every category.',
        ],
      },
    ],
  },
  search,
  explore,
  collections,
  'bookmarks-and-likes': {
    title: 'Bookmarks and likes',
    summary: 'Thank an author, keep an article for later, pass it on.',
    sections: [
      {
        heading: 'Like',
        blocks: [
          'Press the heart beside or below an article, or under a post or a comment. Press it again to take it back. Everybody sees how many people like something; each person counts once.',
          'Likes help an article to rise in the trending list. Those of accounts younger than three days count a quarter there, and what authors give themselves does not count.',
        ],
      },
      {
        heading: 'Save',
        blocks: [
          'Press **Save**; the button then says **Saved**. Press it again to let go. Nobody else sees what you save.',
          '[My library](/library), in the menu behind your picture, lists what you saved, newest first. **Remove** takes an article out, **Undo** in the notice puts it back.',
        ],
      },
      {
        heading: 'Without an account',
        blocks: [
          'You are asked to sign in, and told why. Afterwards you are back where you were, and the like or the bookmark is done for you.',
        ],
      },
      {
        heading: 'Share',
        blocks: [
          '**Share** offers **Copy link**, WhatsApp, Telegram and, where your device can, its own share menu. The link is short and opens for everybody.',
        ],
      },
      {
        heading: 'One passage',
        blocks: [
          'Select words in an article: a small bar offers **Suggest an edit**, **Quote in a comment** and **Copy link to this**. Whoever opens that link is led to these words, and they are marked. With the keyboard, Tab leads into the bar and Esc closes it.',
        ],
      },
      {
        heading: 'Text size',
        blocks: [
          '**Text size** beside the article makes it **Small**, **Normal** or **Large**, on this device.',
        ],
      },
      {
        heading: 'Without a connection',
        blocks: [
          'The last ten articles you read open offline too. Anything else shows a page that lists them with the drafts on this device. Logging out clears the list.',
        ],
      },
    ],
  },
  'reading-on': readingOn,
  comments: {
    title: 'Comments',
    summary: 'Ask, correct, add. How to write, change and take back what you said.',
    sections: [
      {
        heading: 'Write',
        blocks: [
          {
            steps: [
              'Below an article or a post, write into the box and press **Comment**, or Ctrl+Enter.',
              'To answer somebody, press **Reply** under the comment.',
            ],
          },
          'A comment has up to 2,000 characters and knows `**bold**`, `*italic*`, `code`, links and quotations. You can link to other sites once you have 20 [Honor](/help-center?page=honor). What you have begun stays on this device until it is sent.',
        ],
      },
      {
        heading: 'Levels and order',
        blocks: [
          'Answers stand under what they answer, three levels deep. An answer to the third level stands beside it. **Best**, **Newest** and **Oldest** sort the comments.',
        ],
      },
      {
        heading: 'Change it',
        blocks: [
          'Open the three dots at your comment and choose **Edit**. In the first 5 minutes nobody notices. Later the comment says “edited”.',
        ],
      },
      {
        heading: 'Take it back',
        blocks: [
          'Choose **Delete** in the same menu. **Undo** in the notice brings it back at once. If others have replied, the place says “This comment was deleted.”',
        ],
      },
      {
        heading: 'Under your own article or post',
        blocks: [
          'Authors, co-authors and moderators look after the comments. **Pin to the top** in a comment’s menu puts one comment before all others. **Turn comments off**, in the menu above the comments or in that of the article or post, lets nobody add one; those that are there stay, and can be changed, liked and deleted.',
        ],
      },
      {
        heading: 'Link and report',
        blocks: [
          'In the menu of every comment, **Copy link** gives its own address. If something breaks the [rules](/help-center?page=community-rules), choose **Report**.',
        ],
      },
    ],
  },
  notifications,
}
