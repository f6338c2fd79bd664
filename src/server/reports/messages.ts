import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  ownContent: {
    en: 'This is your own. You can change or delete it yourself.',
    id: 'Ini milik Anda sendiri. Anda dapat mengubah atau menghapusnya.',
    my: 'Ini milik anda sendiri. Anda boleh mengubah atau memadamnya.',
  },
  sayWhat: {
    en: 'Please say in a few words what is wrong.',
    id: 'Mohon jelaskan secara singkat apa yang salah.',
    my: 'Sila jelaskan secara ringkas apa yang tidak kena.',
  },
})
