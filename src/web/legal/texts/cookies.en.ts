import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Cookie Policy',
  summary:
    'Every cookie and every entry in your browser’s storage that {siteName} uses, with its purpose and its lifetime. All cookies set today are essential.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'In short',
      blocks: [
        'A cookie is a small note that a site leaves in your browser and gets back with every visit. Browser storage is a similar note that isn’t sent automatically. We use both only so that the site works and looks the way you chose. Nothing here follows you to other sites.',
      ],
    },
    {
      heading: 'The cookies we set',
      blocks: [
        'All of them are our own, and all are essential. You get most of them only when you do the thing they are for.',
        {
          table: {
            head: ['Name', 'What it’s for', 'How long'],
            rows: [
              ['sid (on https: __Host-sid)', 'Keeps you signed in', 'Up to 60 days'],
              ['signup (on https: __Host-signup)', 'Ties a sign-up to the browser that made it', '7 days'],
              [
                'oauth (on https: __Host-oauth)',
                'Protects you while you sign in with Google or Discord',
                '10 minutes',
              ],
              [
                'second (on https: __Host-second)',
                'Between the two steps of signing in, remembers that you passed the first one',
                '10 minutes',
              ],
              [
                'passkey (on https: __Host-passkey)',
                'Ties a passkey’s answer to the browser that asked for it',
                '5 minutes',
              ],
              ['wrote', 'After you change something, makes sure that you see your own change', '5 seconds'],
              [
                'adult (on https: __Host-adult)',
                'Proves to the server that you confirmed you’re 18 or older, so that it shows you adult content',
                '180 days',
              ],
              [
                'device (on https: __Host-device)',
                'A random number that tells whether two accounts are used on one device, so that no one can give Honor to themselves',
                '1 day',
              ],
              [
                'known (on https: __Host-known)',
                'A random number by which we know this browser when you sign in again, so that we email you only about new devices',
                '90 days after your last sign-in',
              ],
              ['lang', 'Shows the first page in your language', '1 year'],
              ['theme', 'Shows the first page in your theme', '1 year'],
            ],
          },
        },
        'The cookie adult is set only after you answer Yes to the question about your age. It holds the time of your answer and our signature, and nothing about what you look at. It’s removed when you withdraw your answer.',
        'The cookies sid, signup, oauth, second, passkey, wrote, adult, device and known are HttpOnly: scripts in the page can’t read them.',
      ],
    },
    {
      heading: 'What we keep in your browser’s storage',
      blocks: [
        'Entries in localStorage stay until you delete them. Entries in sessionStorage disappear when you close the tab.',
        {
          table: {
            head: ['Name', 'Where', 'What it’s for'],
            rows: [
              ['theme', 'localStorage', 'Your theme: light, dark or automatic'],
              ['premium-theme', 'localStorage', 'Your premium theme, so that it’s shown at once'],
              ['language', 'localStorage', 'Your language'],
              ['cookie-consent', 'localStorage', 'That you have answered the cookie question, and how'],
              ['cookie-preferences', 'localStorage', 'Your four cookie preferences'],
              [
                'notifications',
                'localStorage',
                'Whether notifications are on; with an account, what it says about that',
              ],
              [
                'nsfwConsent',
                'localStorage',
                'A note that you confirmed you’re 18 or older in this browser; set only after you confirm. The server doesn’t rely on it: it goes by the cookie adult and your account',
              ],
              [
                'cendekia:draft:…',
                'localStorage',
                'What you’re writing, so that no text is lost; removed when you publish or discard it',
              ],
              [
                'skip-loading-screen',
                'localStorage',
                'That you skip the loading screen before the categories',
              ],
              ['text-size', 'localStorage', 'Which size of text you read articles in'],
              ['keyboard-shortcuts', 'localStorage', 'That you turned keyboard shortcuts off'],
              ['reduce-motion', 'localStorage', 'That you want less motion on this device'],
              ['autoplay-video', 'localStorage', 'That videos play automatically on this device'],
              ['data-saver', 'localStorage', 'That you turned data saver on for this device'],
              [
                'adult-posts',
                'localStorage',
                'Whether adult posts are hidden or blurred on this device, after you confirmed your age',
              ],
              [
                'push-invitation',
                'localStorage',
                'That you don’t want to be asked about notifications on this device',
              ],
              [
                'page-feed',
                'localStorage',
                'Whether Page opens with everyone’s posts or with those of the people you follow',
              ],
              [
                'help-strip',
                'localStorage',
                'That you hid the line that leads from Questions to the Help centre',
              ],
              ['announcement', 'localStorage', 'The announcement of this site that you closed'],
              [
                'reading-languages',
                'localStorage',
                'The languages you read and write in; what came from your account is removed when you sign out',
              ],
              [
                'reading-positions',
                'localStorage',
                'Where you stopped in articles, the latest 50; with an account only until it’s saved on the server, and no other account is shown it',
              ],
              [
                'waiting-changes',
                'localStorage',
                'Likes and saves that could not be sent yet; removed when they are sent, and never sent by another account',
              ],
              [
                'outbox:…',
                'localStorage',
                'Messages that could not be sent yet; removed when they are sent or you delete them, and never sent by another account',
              ],
              [
                'iq-answer',
                'localStorage',
                'Your answer to an item of the IQ test that could not be sent yet; removed when it’s sent',
              ],
              [
                'comment-draft:…',
                'localStorage',
                'What you’re writing as a comment; removed when you send or discard it',
              ],
              [
                'merge-draft:…',
                'localStorage',
                'Your changes to a suggested edit before you accept it; removed once it’s accepted',
              ],
              [
                'toast-after-load',
                'sessionStorage',
                'A short message that’s shown on the next page, then removed',
              ],
              ['reset-token', 'sessionStorage', 'The key from a password reset link, while its form is open'],
              [
                'pending-action',
                'sessionStorage',
                'What you wanted to do before signing in, so that it’s done afterwards; valid for one hour',
              ],
              [
                'iq-tab',
                'sessionStorage',
                'A random name of this tab, by which the IQ test knows where you take it',
              ],
              [
                'secure-codes',
                'sessionStorage',
                'Random codes in the links of this site, valid for 30 minutes',
              ],
              ['scroll', 'sessionStorage', 'Where you were on a page, so that going back brings you there'],
              [
                'pages-1',
                'Cache storage',
                'The last ten articles you read and the number of your account, so that you can open them without a connection; removed when you log out',
              ],
              [
                'files-1',
                'Cache storage',
                'The offline page, and scripts, styles and fonts of this site that these articles need',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Your choice',
      blocks: [
        'The cookie banner has four preferences:',
        {
          list: [
            'Essential: always on, because the site can’t work without it.',
            'Analytics: nothing on the site uses it today.',
            'Preferences: nothing on the site uses it today.',
            'Marketing: nothing on the site uses it today.',
          ],
        },
        'We ask all the same and store your answer. If we ever add such cookies, we’ll honour it. Refusing costs you nothing: the site works the same.',
      ],
    },
    {
      heading: 'No cookies from others',
      blocks: [
        'We load no advertising, analytics, fonts or scripts from other companies, so they set no cookies here. If you sign in with Google or Discord, you visit their site for a moment. Their own cookie rules apply there.',
        'Statistics are counted without cookies. The Privacy Policy explains how.',
      ],
    },
    {
      heading: 'How to delete them',
      blocks: [
        'You can delete or block cookies and stored entries in the settings of your browser. After that you’re signed out, and the site asks for your cookie choice again. If you block essential cookies, you can still read public pages, but you can’t sign in.',
      ],
    },
    {
      heading: 'Changes and questions',
      blocks: [
        'If a cookie is added or removed, we change this page and its date. Questions are welcome at {contact}.',
      ],
    },
  ],
}
