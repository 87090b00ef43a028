import { sentencesOf } from './sentences.ts';

/** Sentences that speak to a program and not to a reader. Papers about such programs quote them; an answer can do without. */
const instructions = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|directions?|above|previous|prior)\b/i,
  /\b(?:system|developer|assistant|user)\s*(?:prompt|message|role)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,40}\b(?:assistant|AI|model|chatbot|DAN|bot|agent)\b/i,
  /\b(?:as an? (?:AI|language model|assistant))\b/i,
  /\b(?:answer|respond|reply|say|write|output|print|state|tell|repeat|include|append|add)\b.{0,40}\b(?:only|exactly|instead|verbatim|the following|this sentence|users?|readers? that)\b/i,
  /\b(?:new|real|actual|updated|hidden) (?:instructions?|task|system)\b/i,
  /<\/?(?:system|user|assistant|instructions?)>|\[\/?INST\]|<\|/i,
  /(?:忽略|无视|忘记|不要理会).{0,20}(?:指令|提示|规则|要求|内容|以上|之前|前面)/u,
  /(?:系统提示|系统消息|系统指令|新的指令|新指令)/u,
  /(?:你现在是|你是一个|假装你是|扮演).{0,20}(?:助手|模型|机器人|人工智能|AI)/iu,
  /(?:回答|回复|输出|告诉).{0,20}(?:以下|下面|只能|必须|用户|读者)/u,
];

/** A passage as it may be shown to a model: a quotation, without what is meant for the model itself. */
export const withoutInstructions = (passage: string): string =>
  sentencesOf(passage)
    .filter((sentence) => !instructions.some((pattern) => pattern.test(sentence)))
    .join(' ')
    .trim();
