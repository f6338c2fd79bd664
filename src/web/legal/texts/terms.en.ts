import type { LegalText } from './legal-text.ts'
import { rules } from './rules.en.ts'

export const text: LegalText = {
  title: 'Terms of Service',
  summary:
    'The rules for using {siteName}, in plain words: your account, what you publish, how we treat each other, and what happens when something goes wrong.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'What this is',
      blocks: [
        '{siteName} is a community site in English, Indonesian and Malay. These terms are the agreement between you and the operator of this site. You can reach the operator at {contact}.',
        'By creating an account or using the site you accept these terms.',
        'The site is growing. Some parts named here, such as the reasoning test and paid plans, open one after another. The rules for a part apply from the day it opens.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Sign up with an email address that belongs to you. We send a code to it to check this. A sign-up that isn’t confirmed is deleted after 7 days.',
            'You may also sign in with Google or Discord where the operator offers it.',
            'Keep your password to yourself and don’t use it on other sites. We’ll never ask you for it by email or message.',
            'Don’t pretend to be someone else.',
            'If you think someone else has used your account, reset your password at once. This signs you out everywhere. Then write to {contact}.',
          ],
        },
        'If you’re under 18, please use the site only with the permission of a parent or guardian. Where the law of your country sets a minimum age for sites like this one, that age applies.',
      ],
    },
    {
      heading: 'The eight rules',
      blocks: [
        { list: rules },
        'Whatever is against the law isn’t allowed here either. A guild may add rules of its own, but it can’t set these eight aside.',
      ],
    },
    {
      heading: 'What you publish',
      blocks: [
        'What you write and upload stays yours, and you’re responsible for it. You allow us to store it, to show it on the site to those who may see it, and to adapt its form for that, for example by making an image smaller. This permission is free of charge and ends when the content is deleted, apart from what the next paragraph says.',
        'Articles are published under the Creative Commons licence CC BY-SA 4.0 by default. Others may copy, translate and improve them, also outside this site, if they name you and use the same licence. This licence can’t be taken back for copies that already exist. Translations and accepted edits by others stay part of the shared work.',
        'Posts, comments, questions, answers and messages don’t get this licence unless you say so yourself.',
        'If you think that something here violates your copyright or other rights, write to {contact} and tell us where it is and why.',
      ],
    },
    {
      heading: 'Adult content',
      blocks: [
        'Adult content must be marked as such. It’s hidden by default and is shown only to people who confirm that they are 18 or older. If you’re younger, you may not view or publish it, and you may not say that you’re older than you are.',
        'Adult posts can’t be liked, no one can vote in their polls, and they’re never shown in trending lists, RSS feeds or search engines. If readers’ reports or a moderator have marked a post as adult, its author can’t remove the mark.',
        'Two things are always forbidden, marked or not: sexual content that involves minors, and intimate images shared without the consent of the person shown. We remove them and may report them to the authorities.',
        'Some countries, Indonesia and Malaysia among them, restrict adult content by law. The operator may turn it off completely or for certain countries.',
      ],
    },
    {
      heading: 'Guilds, messages, Honor and the reasoning test',
      blocks: [
        {
          list: [
            'Guilds are run by their owners and officers. They may remove posts and mute, remove or ban members by the rules of the guild. What is posted in a private guild is meant for its members only; moderators of the site see only what is reported to them.',
            'Messages are private, but they aren’t end-to-end encrypted. Moderators see only what is reported to them.',
            'Honor shows what the community thinks of your contributions. It has no value in money and can’t be bought, sold or passed on. Honor that was gained by cheating can be taken back.',
            'The reasoning test is meant for learning and curiosity. It isn’t a medical or official examination.',
          ],
        },
      ],
    },
    {
      heading: 'Moderation and appeals',
      blocks: [
        'We may hide or remove content, mark it as adult, warn a member, or limit or close an account if these terms or the law are broken. Content that several people report may be hidden while we review it.',
        'If we act against you or your content, we tell you what we did, why, and for how long. There are no secret bans. You may appeal once within 30 days, on the site or by writing to {contact}. If the site has more than one moderator, another one decides. What moderators do is listed, without names, in the public moderation log.',
        'A suspended member can still appeal, ask for a copy of their data and have the account deleted.',
      ],
    },
    {
      heading: 'Paid plans',
      blocks: [
        'You can use the site without paying. Where the plans Topaz, Agate and Aqua are offered, they bring premium themes and may bring more room, for example for uploads. They never buy Honor or a better place in any list.',
        'You see the price, the period and the date of renewal before you pay. You can cancel at any time, and the plan then lasts until the end of the period you paid for. Your legal rights as a consumer, including refunds, stay as they are.',
      ],
    },
    {
      heading: 'Leaving',
      blocks: [
        'You may stop at any time. Delete your account in the settings, under “My data”, or write to the operator at {contact}. Your profile is hidden at once; what you wrote is shown for 14 days more, in which you can change your mind by signing in. Then your account is erased. You choose whether your published articles go too or stay under the name “former member”.',
      ],
    },
    {
      heading: 'What we can and can’t promise',
      blocks: [
        'We run the site with care, but we can’t promise that it will always be available or free of errors. What members write is their own opinion. It doesn’t replace a doctor, a lawyer or another expert.',
        'Please don’t attack the site, overload it, get around its limits or collect personal data from it. If you find a security hole, tell us at {contact} before you tell others.',
        'As far as the law allows, the operator isn’t liable for damage caused by what members publish or by the site being unavailable. Nothing in these terms takes away rights that the law gives you.',
      ],
    },
    {
      heading: 'Changes and questions',
      blocks: [
        'We may change these terms, for example when a new part opens. The date on this page shows the latest version. We announce important changes on the site before they apply.',
        'These terms exist in three languages and are meant to say the same thing in each. If you find a difference, or if we disagree about something, write to {contact} first.',
      ],
    },
  ],
}
