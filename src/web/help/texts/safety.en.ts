import { blockAndMute } from './block-and-mute.en.ts'
import type { TextsOf } from './help-text.ts'
import { honor } from './honor.en.ts'

export const safety: TextsOf<'safety'> = {
  honor,
  'community-rules': {
    title: 'Community rules',
    summary: 'Eight lines that hold for everybody and everywhere on this site.',
    sections: [
      { heading: 'The eight rules', blocks: [{ rules: true }] },
      {
        heading: 'When somebody breaks them',
        blocks: [
          'Do not fight it out in the comments. [Report it](/help-center?page=reporting); it goes to the operator of the site. Whoever wrote it never learns who reported.',
          'Depending on what happened, content is hidden or removed, or an account is limited. If it concerns you, you are told what was done and why, and you may appeal. The [Terms of Service](/terms-of-service) say how.',
        ],
      },
    ],
  },
  reporting: {
    title: 'Reporting',
    summary: 'How to tell the operator that something breaks the rules, and what happens then.',
    sections: [
      {
        heading: 'Step by step',
        blocks: [
          {
            steps: [
              'For an article, press the flag, **Report**, below its text. For a post or a comment, open its three dots and choose **Report**.',
              'Choose under **What is wrong?**: sexual content with a child or against somebody’s will, spam, harassment, hate, adult content that is not marked, wrong or dangerous information, something copied without permission, or something else. For a post in a guild you can also choose the guild’s rule that it breaks.',
              'Add **Details (optional)** if they help, up to 500 characters. With “Something else” they are needed.',
              'Press **Send report**.',
            ],
          },
          'You have to be signed in. A second report about the same thing replaces your first.',
        ],
      },
      {
        heading: 'What happens then',
        blocks: [
          'The operator of the site gets an email about the first report and finds all of them in a list. The author is never told who reported. Reports weigh against an article in the trending list, and one with several open reports is left out of it.',
          'A post reported for the first of these reasons, or by several people, can be hidden until a moderator has looked. One that several readers call adult is marked as adult. If the moderator finds nothing wrong, all of this is undone, and reports by the same people count for less.',
        ],
      },
      {
        heading: 'What a report is not',
        blocks: [
          {
            list: [
              'Not a way to disagree: write a comment, or [suggest an edit](/help-center?page=drafts-and-history).',
              'Not for your own texts: you can change or delete those yourself.',
              'Not for an emergency, or for your rights as an owner: write to the operator. The address stands below.',
            ],
          },
        ],
      },
    ],
  },
  'block-and-mute': blockAndMute,
  'adult-content': {
    title: 'Adult content and age',
    summary: 'Hidden until somebody of 18 or older asks for it, and never shown to people who are younger.',
    sections: [
      {
        heading: 'How it is hidden',
        blocks: [
          'Posts that are marked as adult are left out of all lists. Where you ask for them, you first see a blurred tile without author, words or picture. **Show** asks: “Are you 18 years or older?” After **Yes** you see it, after **No** nothing changes. The server decides this, not only your browser. The search finds adult posts only after **Yes**.',
        ],
      },
      {
        heading: 'Your answer',
        blocks: [
          'It is kept in a cookie for 180 days and, if you are signed in, with your account. You can take it back in the [settings](/settings). There you can also tell the year you were born. If it says that you are younger than 18, adult content is never shown to you, you are not asked any more, and the year can not be changed.',
        ],
      },
      {
        heading: 'When you post',
        blocks: [
          {
            list: [
              'Mark a post as adult when you write it. You can also do it later.',
              'Reports of readers or a moderator can mark it too; then only a moderator can take the mark away.',
              'Adult posts have no likes and no votes. They are not in trending lists, statistics, feeds or search engines.',
              'Comments are for people who have confirmed their age.',
            ],
          },
        ],
      },
      {
        heading: 'Always forbidden',
        blocks: [
          'Sexual content with children, and intimate pictures shared against somebody’s will, are forbidden, marked or not. [Report it](/help-center?page=reporting): such a post can be hidden right after the first report.',
          'Where the law or the operator does not allow adult content, there is none.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies and what is counted',
    summary: 'Few cookies, all of them our own; numbers without following anybody.',
    sections: [
      {
        heading: 'Cookies',
        blocks: [
          'All cookies set today are essential: they keep you signed in, protect signing in, bring the first page in your language and theme, and remember that you are 18 or older, if you said so. Nothing comes from advertisers or other companies. The [Cookie Policy](/cookie-policy) names each one with its purpose and lifetime.',
        ],
      },
      {
        heading: 'Your choice',
        blocks: [
          {
            steps: [
              'At your first visit a card asks: **Accept All**, **Reject All** or **Customize**. The site works the same either way.',
              'To change your mind, press **Cookie choices** at the foot of any page.',
              'Switch on or off what you like and press **Save Preferences**.',
            ],
          },
        ],
      },
      {
        heading: 'What is counted',
        blocks: [
          'The home page shows how many visitors there were and how many are online. Guests are counted by a key made from a shortened address and the name of the browser. The secret behind it is destroyed every day, so nobody can be followed to the next one.',
          'A read of an article counts once a day: after half a minute, or at the middle of the text. Only sums are shown. The [Privacy Policy](/privacy-policy) says more.',
        ],
      },
    ],
  },
  api: {
    title: 'The API and its documentation',
    summary: 'Everything the site shows can also be read by programs.',
    sections: [
      {
        heading: 'Where to begin',
        blocks: [
          'The [documentation](/api/docs) lists every call: who may use it, what it takes, what it answers and how it refuses. Programs read the same as OpenAPI from [/api/openapi.json](/api/openapi.json). You find it at the foot of every page under **API**.',
        ],
      },
      {
        heading: 'Try it',
        blocks: [
          {
            list: [
              'The newest articles: `GET /api/articles`, with `category`, `language`, `tag` and `limit`.',
              'One article with its text: `GET /api/articles/7`.',
              'The newest posts on Page: `GET /api/page-posts`, with `type`, `sort` and `limit`.',
              'The numbers of the home page: `GET /api/stats`.',
            ],
          },
          'Whatever is public needs no account. Longer lists name the next part in the header `Link`.',
        ],
      },
      {
        heading: 'Good to know',
        blocks: [
          {
            list: [
              'Writing works with the session of somebody who is signed in, and from pages of this site only. There are no keys for other programs yet.',
              'Whoever asks too often gets 429, and `Retry-After` with the seconds to wait.',
              'Messages come in the language of the header `X-Language`: `en`, `id` or `my`.',
              'To be told of new articles or [posts](/page/feed.xml), a [feed](/feed.xml) is the simplest way.',
              'Articles are under CC BY-SA 4.0: name their authors.',
            ],
          },
        ],
      },
    ],
  },
}
