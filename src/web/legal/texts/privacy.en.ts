import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Privacy Policy',
  summary:
    'What {siteName} keeps about you, why, and for how long. No advertising, no trackers, nothing sold.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'In short',
      blocks: [
        {
          list: [
            'We keep only what an account and a safe site need.',
            'There is no advertising, no third-party analytics and no tracker. We don’t sell data.',
            'Your password is never stored, only a hash of it, from which it can’t be read back.',
            'You can ask the operator to show, correct, hand over or delete your data: write to {contact}.',
          ],
        },
      ],
    },
    {
      heading: 'Who is responsible',
      blocks: [
        'The operator of {siteName} decides how your data is used and is responsible for it. For every question or request about your data, write to the operator at {contact}.',
      ],
    },
    {
      heading: 'What we keep, why, and for how long',
      blocks: [
        'You can read the public pages without an account. If you have one, or try to make one, we keep the following.',
        {
          table: {
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'First and last name, alias, email address, role',
                'To have an account, to recognise you and to reach you',
                'Until the account is deleted',
              ],
              [
                'Password hash (Argon2id), never the password itself',
                'To check your password when you sign in',
                'Until you change the password or the account is deleted',
              ],
              [
                'Chosen theme, and the languages of menus, reading and writing',
                'To show the site the way you like it',
                'Until you change them or the account is deleted',
              ],
              [
                'Name of the provider (Google or Discord) and your id there, only if you sign in that way',
                'To recognise you the next time',
                'Until the account is deleted',
              ],
              [
                'Your plan and until when, your invoices (amount, day and link), and your number at the payment provider, only if you pay for a plan or were given one',
                'To give you what you paid for, and to keep the books that the law asks for',
                'Until the account is deleted. Invoices are kept after that without your name',
              ],
              [
                'Sessions: a hash of the session token, browser name and IP address of the sign-in',
                'To keep you signed in and to notice misuse',
                'The session ends after 14 days without use and after 60 days at the latest; at most 10 sessions per person. The IP address is kept for at most 30 days',
              ],
              [
                'Sign-in history: when and how someone signed in to your account or entered a wrong password, with browser name, IP address and a hash of a random number in a cookie',
                'So that you can see who gets into your account, and to email you about new devices. Only you can see it',
                '90 days; the IP address at most 30 days',
              ],
              [
                'Honor that you earned: how much, for what, from whom and when',
                'To say how much you have and why, and to keep it fair',
                'Until the account is deleted',
              ],
              [
                'Which accounts are used on one device: a hash of a random number in a cookie, nothing else about the device',
                'So that no one can give Honor to themselves',
                '24 hours',
              ],
              ['Sign-ups that were never confirmed', 'To let you finish signing up', 'Deleted after 7 days'],
              [
                'Verification codes and password reset links',
                'To check that the email address is yours',
                'Codes are valid for 10 minutes, reset links for 30 minutes',
              ],
              [
                'A change of email address: the new address and hashes of its two links',
                'To change it only when both addresses have confirmed it',
                'Until it’s confirmed or cancelled, at most 24 hours',
              ],
              [
                'Your former aliases',
                'So that old links lead to you and no one can pretend to be you',
                '90 days',
              ],
              [
                'Counters against abuse, with hashed addresses of people and networks',
                'To stop password guessing and floods of requests',
                'Up to one day',
              ],
              ['Technical logs with IP addresses', 'To find faults and attacks', 'At most 30 days'],
              [
                'What you write and share: articles, posts, questions and answers with their history, comments, suggestions, photos and videos, and what you like, vote on, save or report',
                'To show it to readers, and to you',
                'Until you delete it; deleted articles, posts, questions, answers and comments can be restored for 30 days and are then permanently deleted with their photos and videos. Unused uploads are deleted after a day',
              ],
              [
                'Whether a moderator found your reports to be right',
                'To decide how much your next reports count',
                'One year',
              ],
              [
                'Your votes in polls, and whom you follow',
                'To count each person once, and to show you the posts of those you follow. No one is told who voted for what',
                'Until you take the vote back or unfollow, or the post or the account is deleted',
              ],
              [
                'Guilds: which ones you’re in and your role there, requests to join with what you wrote, invitations, mutes and bans with their reason, and the guild’s log of what its officers did',
                'To run the guilds, and to let their members see how. Of private guilds only members see it; requests, reasons and bans only the officers',
                'Requests end after 30 days, an answered invitation is kept for 30 days more. Membership lasts until you leave, a ban until it’s lifted. The log lasts as long as the guild, which is erased 7 days after it was deleted',
              ],
              [
                'The IP address a post on Page was written from',
                'To look into misuse. Only you and moderators can see it',
                '30 days',
              ],
              [
                'Your year of birth, if you tell us, and when you confirmed you’re 18 or older',
                'To show adult content only to those who asked for it, and never to people under 18',
                'Until you take it back or the account is deleted. A year that says you’re under 18 is kept until the account is deleted',
              ],
              [
                'Where you stopped in articles you have half read: the article, the paragraph and the time',
                'So that you can continue on any of your devices. Only you can see it',
                'Until you finish the article or remove it, for your 200 latest articles, at most 180 days after you last read them',
              ],
              [
                'Your messages: text, photos and reactions, who is in a conversation, and how far each has read',
                'To show them to the people in the conversation and to no one else. Moderators read only what someone in it reports: that message and the five before it, with the names of those who wrote them, and every such access is logged',
                'Until you delete them. What you delete for yourself stays with the others; what you delete for everyone is erased. If your account is deleted, their text and photos are erased, and only their place is shown, without your name. What was reported stays with the report, which is erased 90 days after it was decided',
              ],
              [
                'The IQ test: your answers with their times, whether you left the window or pasted text, whether you chose extra time or number series only, the language and kind of device you used, and your score',
                'To score the test, to notice attempts that can’t be scored, and to learn how hard each question is. Only you see your score, unless you choose to show it',
                'Until the account is deleted. Your answers are then kept without any link to you, to keep the questions fair',
              ],
              [
                'Drafts of what you’re writing',
                'So that no text is lost',
                'Until you publish or discard them, at most 180 days without a change',
              ],
            ],
          },
        },
        'Photos and videos often hide more than they show: the place, the time, the camera. We redraw photos when they’re uploaded, and remove everything of that kind from videos before anyone can see them.',
        'Our own request logs hold no personal data. If the operator makes backups, deleted data can remain in them until those backups are replaced. If one is restored, accounts that were erased since it was made are erased again.',
      ],
    },
    {
      heading: 'Why we may do this',
      blocks: [
        'We use account data because the account you asked for can’t work without it. We use session data, counters and logs because we, and you, have a legitimate interest in a safe site. For anything optional, such as showing adult content, we ask you first, and you may change your mind.',
      ],
    },
    {
      heading: 'Signing in with Google or Discord',
      blocks: [
        'This exists only if the operator has set it up, and no one has to use it. If you do, we ask the provider only for your name and email address, and we keep your id there. The provider will know that you sign in here. What it does with that is explained in its own privacy policy.',
      ],
    },
    {
      heading: 'Emails',
      blocks: [
        'We send the emails your account needs, such as codes, reset links and messages about your account’s safety. Emails about what happens on the site, such as the weekly digest, come only as your notification settings say, and each has a link to turn them off. All of them go through the mail server that the operator has chosen. If no mail server is configured, they are kept on the disk of the site’s own server instead.',
      ],
    },
    {
      heading: 'Statistics',
      blocks: [
        'Statistics are counted without cookies. For visitors who aren’t signed in, we make a one-way key from a shortened IP address and the browser name. The key changes every day, and the secret it was made with is destroyed every day, so these visitors can’t be followed from one day to the next. Signed-in members are counted once by their account. Only totals are shown.',
      ],
    },
    {
      heading: 'What we don’t do',
      blocks: [
        {
          list: [
            'We show no advertising and build no advertising profile of you.',
            'We use no third-party analytics, trackers, fonts or scripts.',
            'We don’t sell or rent data.',
            'We don’t show your email address or IP address to other members.',
          ],
        },
      ],
    },
    {
      heading: 'Who else can receive data',
      blocks: [
        {
          list: [
            'The companies that run the server, the mail server and the storage of uploads for the operator, as far as their work needs it.',
            'Google or Discord, only if you sign in with them.',
            'The payment provider Stripe, only if you pay for a plan: your name and email address. Card numbers go to Stripe alone; we never see them. When your account is deleted, we have Stripe delete your name, address and cards; it keeps invoices as the law requires.',
            'Authorities, only where the law obliges the operator.',
          ],
        },
        'The operator chooses where the server is. It may be in a country other than yours. You may ask where at {contact}.',
      ],
    },
    {
      heading: 'How we protect your data',
      blocks: [
        'Passwords and session tokens are stored only as one-way hashes. Session cookies can’t be read by scripts. A password reset ends all sessions. No site is perfectly safe, though. If a leak affects you, the operator informs you and the authorities as the law requires.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You may, free of charge:',
        {
          list: [
            'see which data we hold about you,',
            'have wrong data corrected,',
            'receive a copy of your data to take with you,',
            'have your data deleted,',
            'object to a use of your data, or take back a consent.',
          ],
        },
        'To do so, write to the operator at {contact}. We may have to check that it’s really you. We answer within the time that the law sets.',
        'Such rights are found in Indonesia’s Personal Data Protection Law (UU PDP, Law 27 of 2022), in Malaysia’s Personal Data Protection Act 2010 (PDPA) and in the European Union’s GDPR. Which of them applies depends on where you live and where the operator is. This text is an explanation and not legal advice. If you aren’t satisfied with our answer, you may complain to the data protection authority of your country.',
      ],
    },
    {
      heading: 'Children and young people',
      blocks: [
        'If you’re under 18, please ask a parent or guardian before you sign up. Adult content is never shown to anyone whose year of birth says they may be under 18. Parents and guardians may write to {contact} to see or delete the data of their child.',
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        'The site is growing. When a new part starts to keep further data, we describe it here first. The date on this page shows the latest version. We announce important changes on the site.',
      ],
    },
  ],
}
