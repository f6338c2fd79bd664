import { accountSettings } from './account.en.ts'
import { firstHour } from './first-hour.en.ts'
import type { TextsOf } from './help-text.ts'
import { plans } from './plans.en.ts'
import { yourProfile } from './your-profile.en.ts'

export const start: TextsOf<'start'> = {
  'create-account': {
    title: 'Create an account',
    summary: 'Reading needs no account. With one you can write, comment, like and save articles.',
    sections: [
      {
        heading: 'Step by step',
        blocks: [
          {
            steps: [
              'Press **Login** in the header and choose **Sign Up**.',
              'Fill in **First name**, **Last name**, **Email** and **Password**.',
              'Open **Read the eight rules** below the form; they are also [a page of their own](/help-center?page=community-rules).',
              'Press **Sign Up**. We send a code with six digits to your address.',
              'Enter the code. Now the account exists, and you are signed in.',
            ],
          },
        ],
      },
      {
        heading: 'A good password',
        blocks: [
          'It has at least 6 characters. A few words that have nothing to do with each other are easy to remember and hard to guess; a line under the field tells you how strong they are. The commonest passwords, and your own name or address, are refused.',
        ],
      },
      {
        heading: 'If something is in the way',
        blocks: [
          {
            list: [
              'The address already has an account: the mail says so, and you simply sign in.',
              'The code does not arrive: see [Verify your email address](/help-center?page=verify-email).',
              'You never entered the code: the sign-up is deleted after 7 days. Sign up again.',
            ],
          },
        ],
      },
    ],
  },
  'verify-email': {
    title: 'Verify your email address',
    summary: 'A code with six digits shows that the address is yours. What to do when it is late or refused.',
    sections: [
      {
        heading: 'Enter the code',
        blocks: [
          {
            steps: [
              'Open the mail “Your {siteName} code”.',
              'Type or paste the digits under **6-digit code**. They are checked as soon as the sixth is there.',
              'Press **Go to Homepage**.',
            ],
          },
        ],
      },
      {
        heading: 'The code does not come',
        blocks: [
          {
            list: [
              'Look in the spam folder.',
              'Wait a minute, then press **Send a new code**. Until then the button counts the seconds. Only the newest code is valid.',
              'Is the address right? If not, press **Use another address** and sign up again.',
              'One address gets at most 5 codes an hour and 10 a day. After that, wait.',
            ],
          },
        ],
      },
      {
        heading: 'The code is refused',
        blocks: [
          'A code is valid for 10 minutes and allows 5 tries. Press **Try Again** to correct a typing mistake, or ask for a new code.',
          'If you enter the code in another browser than the one you signed up with, you choose your password once more. So nobody else can set it for you.',
          'You closed the page? Sign in with your address and password: the code is asked for again.',
        ],
      },
    ],
  },
  'first-hour': firstHour,
  'sign-in-with-provider': {
    title: 'Sign in with Google or Discord',
    summary: 'No new password to remember. This is there only where the operator has set it up.',
    sections: [
      {
        heading: 'Step by step',
        blocks: [
          {
            steps: [
              'Press **Login** in the header.',
              'Below the form, under **or continue with**, press **Google** or **Discord**. If nothing stands there, this site does not offer it.',
              'Agree on their page. You come back here, signed in.',
            ],
          },
          'The first time, an account is made for you. If your address already has an account here, you get into that one: both ways lead to the same account.',
        ],
      },
      {
        heading: 'What we learn',
        blocks: [
          'We ask for your name and your email address, and keep the number by which the provider knows you. We never see your password there. More about this stands in the [Privacy Policy](/privacy-policy).',
        ],
      },
      {
        heading: 'If it does not work',
        blocks: [
          {
            list: [
              'Your address is not verified over there: verify it there first, or sign up here with a password.',
              'You cancelled, or it took longer than 10 minutes: start again.',
              'Would you like a password as well? [Reset your password](/help-center?page=reset-password) sets one.',
            ],
          },
        ],
      },
    ],
  },
  'reset-password': {
    title: 'Reset your password',
    summary: 'A link in a mail lets you choose a new one, also when you have never had any.',
    sections: [
      {
        heading: 'Step by step',
        blocks: [
          {
            steps: [
              'Press **Login** in the header, then **Forgot password?** beside the password field.',
              'The dialog speaks Indonesian. Enter your address under **Alamat email** and press **Kirim tautan**.',
              'Open the mail and press **Choose a new password**.',
              'Type the new one under **New password** and press **Save password**.',
              'Press **Sign In** and use it.',
            ],
          },
        ],
      },
      {
        heading: 'Good to know',
        blocks: [
          {
            list: [
              'A link works once, for 30 minutes. If you asked twice, use the newest mail.',
              'Afterwards you are signed out on every device, so that nobody else stays in.',
              'A mail tells you that the password has changed. If it was not you, secure your mailbox first, then reset the password again.',
            ],
          },
        ],
      },
      {
        heading: 'No mail arrives',
        blocks: [
          'Look in the spam folder and check the address. For safety the page says the same whether or not an address has an account. At most 3 links an hour are sent to one address.',
        ],
      },
    ],
  },
  'account-settings': accountSettings,
  'change-language': {
    title: 'Change the language',
    summary:
      'The site speaks English, Indonesian and Malay. Articles come in the language you chose where they can.',
    sections: [
      {
        heading: 'Three ways',
        blocks: [
          {
            list: [
              'In the header, open the menu that says EN, ID or MY.',
              'At the foot of every page, press English, Bahasa Indonesia or Bahasa Melayu.',
              'In the [settings](/settings), choose under **Language**.',
            ],
          },
          'The page changes at once and nothing you have typed is lost. The choice is kept on this device.',
        ],
      },
      {
        heading: 'What changes',
        blocks: [
          {
            list: [
              'Menus, buttons, notices and these help pages.',
              'Lists of articles: each article appears once, in your language if it exists in it. Readers of Malay get Indonesian before English, and readers of Indonesian get Malay.',
            ],
          },
        ],
      },
      {
        heading: 'Which version lists show',
        blocks: [
          'In the [settings](/settings), tick your **Reading languages** and put them in order. Lists then show an article in the language of the menus, else in the first of yours that it has, else in its original. **Only show my reading languages** leaves out the rest: a line under the list says how many, and **Show** brings them back for this visit.',
          'Your **Writing language** is taken for a new article as long as its text does not tell. Signed in, all this is kept in your account.',
        ],
      },
      {
        heading: 'What stays',
        blocks: [
          'An article that you have open stays in its language. Under its title, **Also in** leads to the others; if yours is missing, you can [translate it](/help-center?page=translations). Comments stay in the words their authors wrote. Mails about your account come in the language you signed up in.',
        ],
      },
    ],
  },
  themes: {
    title: 'Themes and premium themes',
    summary: 'Three themes are everybody’s. Three more, named after stones, belong to a plan.',
    sections: [
      {
        heading: 'Choose a theme',
        blocks: [
          {
            steps: [
              'To change between light and dark, press the moon or the sun in the header.',
              'For all six, press the gear, **Settings**, in the header, or open the [settings](/settings).',
              'Choose **Dark**, **Light** or **Auto** under **Basic themes**. Auto follows your device.',
            ],
          },
          'The theme is kept on this device. If you are signed in, it is kept in your account too and follows you to other devices.',
        ],
      },
      {
        heading: 'Premium themes',
        blocks: [
          '**Topaz**, **Agate** and **Aqua** carry a lock. A plan opens its own stone and those before it: Topaz opens one theme, Agate two, Aqua all three. **Your plan** in the settings says which one you have.',
          'A locked theme tells you what it needs, and changes nothing. You can preview every theme on the [market](/market); [Plans](/help-center?page=plans) explains how to get one.',
          'To leave a premium theme, press **Back to Basic Theme**. When a plan ends, the site returns to the dark theme and says so.',
        ],
      },
      {
        heading: 'Less movement',
        blocks: [
          'If your device is set to reduce motion, the backgrounds of the premium themes stand still.',
        ],
      },
    ],
  },
  plans,
  'your-profile': yourProfile,
}
