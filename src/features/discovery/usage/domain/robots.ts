import patterns from './robots.json' with { type: 'json' };

/** The list of COUNTER (github.com/atmire/COUNTER-Robots, MIT) as of April 2024, one expression for all: a request asks it once. */
const listed = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'i');

export const isListedRobot = (agent: string): boolean => listed.test(agent);
