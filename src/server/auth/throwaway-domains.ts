/**
 * Mail services whose addresses are thrown away: whoever wants a thousand accounts takes a thousand of them. Written by
 * hand from what is well known; relays that lead to somebody's real mailbox (Apple, Firefox, DuckDuckGo, SimpleLogin,
 * addy.io) are not among them.
 */
const DOMAINS = `
  0-mail.com 10minutemail.com 10minutemail.net 10minutemail.org 10minutesmail.com 1secmail.com 1secmail.net 1secmail.org
  20minutemail.com 20minutemail.it 33mail.com 30minutemail.com anonbox.net anonymbox.com armyspy.com byom.de
  burnermail.io cuvox.de dayrep.com deadaddress.com discard.email discardmail.com discardmail.de dispostable.com
  disposablemail.com dropmail.me einrot.com emailfake.com emailondeck.com emailsensei.com emailtemporanea.com
  emailtemporanea.net email-fake.com fake-mail.ml fakeinbox.com fakemail.net fakemailgenerator.com fleckens.hu
  fakermail.com generator.email getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com harakirimail.com
  incognitomail.com incognitomail.org inboxbear.com inboxkitten.com jetable.com jetable.net jetable.org jourrapide.com
  kasmail.com linshiyouxiang.net mail-temp.com mail-temporaire.com mail-temporaire.fr mail.tm mailcatch.com
  maildrop.cc mailexpire.com mailforspam.com mailinator.com mailinator.net mailinator.org mailinator2.com mailmoat.com
  mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.info mailto.plus fexpost.com fexbox.org rover.info
  inpwa.com intopwa.com tofeat.com chitthi.in mailtemp.net meltmail.com mintemail.com minuteinbox.com moakt.cc
  moakt.co moakt.com moakt.ws mohmal.com mohmal.in mohmal.tech muellmail.com mytemp.email mytrashmail.com nada.email
  nada.ltd no-spam.ws nospam.ze.tc nospamfor.us nowmymail.com objectmail.com oneoffemail.com onewaymail.com
  owlymail.com pokemail.net proxymail.eu rcpt.at receivemail.com rhyta.com safetymail.info sharklasers.com
  shieldedmail.com smailpro.com sogetthis.com spam4.me spamavert.com spambog.com spambog.de spambog.ru spambox.us
  spamcowboy.com spamex.com spamfree24.org spamgourmet.com spamherelots.com spamhole.com spaml.de spammotel.com
  superrito.com suremail.info teleworm.us temp-mail.com temp-mail.io temp-mail.org temp-mail.ru tempail.com
  tempemail.co tempemail.com tempemail.net tempinbox.com tempmail.com tempmail.de tempmail.dev tempmail.io tempmail.it
  tempmail.net tempmail.plus tempmailaddress.com tempmailer.com tempmailo.com tempomail.fr tempr.email temporarymail.com
  temporaryemail.net temporaryinbox.com tempymail.com thankyou2010.com throwam.com throwawaymail.com
  throwawayemailaddress.com tmail.ws tmailinator.com tmpmail.net tmpmail.org tmpeml.com trash-mail.com trash-mail.de
  trashmail.at trashmail.com trashmail.de trashmail.io trashmail.me trashmail.net trashmail.org trashmail.ws
  trbvm.com trbvn.com wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org wh4f.org yomail.info yopmail.com
  yopmail.fr yopmail.net zehnminutenmail.de zetmail.com
`
const THROWAWAY: ReadonlySet<string> = new Set(DOMAINS.split(/\s/).filter((domain) => domain !== ''))

/** `canonical` is an address as it is stored. A domain below one of the list is the same service; one that ends alike is not. */
export function isThrowaway(canonical: string): boolean {
  const labels = canonical.slice(canonical.lastIndexOf('@') + 1).split('.')
  return labels.some((_, from) => THROWAWAY.has(labels.slice(from).join('.')))
}
