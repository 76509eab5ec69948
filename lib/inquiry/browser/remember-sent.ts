export { keptUntil } from './kept-until';
export { lastInquiryStore } from './last-inquiry';
export { sentPlanStore } from './sent-plan';
