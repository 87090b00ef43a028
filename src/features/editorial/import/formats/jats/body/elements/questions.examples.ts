import type { Examples } from './examples.ts';

export const questionsExamples: Examples = {
  'question-wrap-group': [
    '<question-wrap-group><question-wrap><question><p>Why?</p></question></question-wrap></question-wrap-group>',
    '<div data-jats="question-wrap-group"><div data-jats="question-wrap"><div data-jats="question"><p>Why?</p></div></div></div>',
  ],
  'question-wrap': [
    '<question-wrap id="q1"><question><p>Why?</p></question></question-wrap>',
    '<div data-jats="question-wrap" id="q1"><div data-jats="question"><p>Why?</p></div></div>',
  ],
  'question-preamble': [
    '<question-preamble><p>Read.</p></question-preamble>',
    '<div data-jats="question-preamble"><p>Read.</p></div>',
  ],
  question: [
    '<question><label>1</label><title>Cause</title><p>Why?</p><option><p>So</p></option></question>',
    '<div data-jats="question"><p data-jats="title"><span data-jats="label">1</span> Cause</p><p>Why?</p><div data-jats="option"><p>So</p></div></div>',
  ],
  'answer-set': [
    '<answer-set><answer><p>So</p></answer></answer-set>',
    '<div data-jats="answer-set"><div data-jats="answer"><p>So</p></div></div>',
  ],
  answer: ['<answer id="a1"><p>So</p></answer>', '<div data-jats="answer" id="a1"><p>So</p></div>'],
  explanation: ['<explanation><p>Since</p></explanation>', '<div data-jats="explanation"><p>Since</p></div>'],
  option: [
    '<option id="o1"><label>A</label><p>So</p></option>',
    '<div data-jats="option" id="o1"><span data-jats="label">A</span><p>So</p></div>',
  ],
};
