import type { HelpText } from './help-text.ts'

export const accountSettings: HelpText = {
  title: 'Change your name, email, alias or password',
  summary: 'All of it is in the settings, each with its own button.',
  sections: [
    {
      heading: 'Name and alias',
      blocks: [
        'Open the [settings](/settings). Under **Name**, change it and press **Save name**. It changes on everything you have written.',
        'Your alias is the address of your profile. It has 3 to 30 characters: the letters a to z, digits and single hyphens. Press **Save alias**. You can change it once in 30 days; the alias you were given at the start can be changed at once. For 90 days the old one still leads to you, and no one else can take it.',
      ],
    },
    {
      heading: 'Email address',
      blocks: [
        {
          steps: [
            'Under **Email**, enter the new address and your current password, and press **Change email**.',
            'We send a mail to each address. Open the link in each, within 24 hours, and press **Confirm**. It works on any device.',
            'When both are confirmed, your account has the new address. Every other device is signed out, and the old address gets a notice.',
          ],
        },
        'Until then nothing changes. **Cancel change** ends it. If the new address gets no link, it may already have an account; we write that only to the address itself.',
      ],
    },
    {
      heading: 'Password',
      blocks: [
        'Under **Password**, enter the current one and a new one, and press **Change password**. Every other device is signed out. Don’t know the current one? [Reset your password](/help-center?page=reset-password).',
        'If you sign in with Google or Discord only, **Set password** gives you a password too.',
      ],
    },
    {
      heading: 'Google and Discord',
      blocks: [
        '**Other ways to sign in** lists what is linked. **Unlink** ends it, unless it is your only way to sign in. A service with the same email address is linked automatically when you sign in with it.',
      ],
    },
  ],
}
