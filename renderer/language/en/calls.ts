/** English texts about calls for a referee. */
export const calls = {
  calls: {
    call: 'Call the referee',
    callShort: 'Referee',
    title: 'Tables that called for a referee',
    news: 'Table {{table}} calls for a referee.',
    coming: '{{name}} is on the way',
    youComing: 'You are on the way',
    come: 'I am coming',
    comeToo: 'I am coming too',
    there: 'I am there',
    notComing: 'I am not coming',
    called: 'Referee called',
    logged: 'Incident logged',
    held: 'The call is sent once the laptop answers.',
    takeBack: 'Withdraw the call',
    open_one: '{{count}} call',
    open_other: '{{count}} calls',
  },
} as const
