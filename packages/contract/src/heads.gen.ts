// Generated from the contract by cli/heads.ts. Do not edit.
import { readHeads } from "./kernel/heads.ts";

export const heads = readHeads({
  "accounts": {
    "register": "POST /auth/register public once",
    "validateEmail": "POST /auth/validate-email public signsIn",
    "login": "POST /auth/login public signsIn",
    "refreshToken": "GET /auth/refresh-token public",
    "logout": "POST /auth/logout any signsOut",
    "me": "GET /me any",
    "setLanguage": "PATCH /me/languages any",
    "sendVerificationEmail": "POST /me/send-verification-email any",
    "userExists": "POST /public/user/exists public",
    "changeMe": "PATCH /me any",
    "onboard": "PATCH /me/onboard any",
    "addLanguage": "POST /me/languages any",
    "signIns": "GET /me/sessions any",
    "endSignIn": "DELETE /me/sessions/{id} any",
    "endOtherSignIns": "DELETE /me/sessions any"
  },
  "activity": {
    "search": "POST /me/activity/search any"
  },
  "contacts": {
    "add": "POST /contacts/add any once",
    "captcha": "GET /recaptcha any",
    "validateCaptcha": "POST /recaptcha/validate any"
  },
  "credentials": {
    "resetPassword": "POST /auth/password-reset public",
    "validateReset": "POST /auth/password-reset-validate public",
    "setPassword": "POST /auth/password-set public signsIn",
    "hasPassword": "GET /me/has-password any",
    "changePassword": "POST /me/password-change any",
    "confirmPassword": "POST /me/password-change-confirm any",
    "changeEmail": "POST /me/email-change any",
    "confirmEmail": "POST /me/email-change-confirm any",
    "undoEmail": "POST /auth/email-undo public"
  },
  "passkeys": {
    "signInOptions": "POST /auth/passkey/options public",
    "signIn": "POST /auth/passkey public signsIn",
    "enrolOptions": "POST /auth/passkey-enrolment/options public",
    "enrol": "POST /auth/passkey-enrolment public signsIn",
    "list": "GET /me/passkeys any",
    "options": "POST /me/passkeys/options any",
    "add": "POST /me/passkeys any",
    "rename": "PATCH /me/passkeys/{id} any",
    "remove": "DELETE /me/passkeys/{id} any"
  },
  "stepUp": {
    "ways": "GET /me/step-up any",
    "byPassword": "POST /me/step-up/password any",
    "passkeyOptions": "POST /me/step-up/passkey/options any",
    "byPasskey": "POST /me/step-up/passkey any",
    "sendCode": "POST /me/step-up/code any",
    "byCode": "POST /me/step-up/code-confirm any",
    "byProvider": "POST /me/step-up/provider/{provider} any"
  },
  "social": {
    "providers": "GET /oauth2/providers public",
    "start": "POST /oauth2/start/{provider} any",
    "login": "POST /oauth2/login/{provider} public signsIn",
    "register": "POST /oauth2/register/{provider} public signsIn",
    "link": "POST /oauth2/link/{provider} any",
    "signUp": "POST /oauth2/sign-up public",
    "confirmSignUp": "POST /oauth2/sign-up-confirm public signsIn",
    "connected": "GET /me/connected-accounts any",
    "disconnect": "DELETE /me/connected-accounts/{provider} any"
  },
  "files": {
    "upload": "POST /file any once",
    "uploadMany": "POST /file/multiple any once",
    "download": "GET /file/{id} any",
    "replace": "PUT /file/{id} any once",
    "remove": "DELETE /file/{id} any",
    "token": "GET /file/token/{id} any"
  },
  "spaces": {
    "create": "POST /public/space public once",
    "mine": "GET /public/space public",
    "read": "GET /public/space/{id} public",
    "readByUrl": "GET /public/space/url/{url} public",
    "readByName": "GET /public/space/name/{name} public",
    "change": "PATCH /public/space/{id} public",
    "search": "POST /public/space/search public",
    "exists": "POST /public/space/exists public",
    "readOwn": "GET /talent/space/{id} member",
    "changeOwn": "PATCH /talent/space/{id} member",
    "contractStatus": "GET /talent/space/{id}/contract/status member",
    "profileImage": "POST /talent/space/profileImage/{id} member once",
    "close": "POST /talent/space/{id}/close member"
  },
  "members": {
    "list": "GET /public/space/{id}/users public",
    "add": "POST /public/space/{id}/user public once",
    "change": "PATCH /public/space/{id}/user/{userId} public",
    "remove": "DELETE /public/space/{id}/user/{userId} public",
    "invitations": "GET /public/space/{id}/invitation public",
    "resend": "POST /public/space/{id}/invitation/{invitationId}/resend public",
    "withdraw": "DELETE /public/space/{id}/invitation/{invitationId} public",
    "offer": "GET /public/invitation/{token} public",
    "accept": "POST /public/invitation/{token}/accept public",
    "askToJoin": "POST /public/space/{id}/join-request public"
  },
  "verification": {
    "read": "GET /talent/space/{id}/verification member",
    "addDomain": "POST /talent/space/{id}/verification/domain member",
    "removeDomain": "DELETE /talent/space/{id}/verification/domain/{domainId} member",
    "checkDomain": "POST /talent/space/{id}/verification/domain/{domainId}/check member",
    "mailLink": "POST /talent/space/{id}/verification/email member",
    "requestVatCheck": "POST /talent/space/{id}/verification/vat member",
    "readLink": "GET /public/space-domain/{token} public",
    "confirmLink": "POST /public/space-domain/{token}/confirm public"
  },
  "disclosures": {
    "list": "GET /public/user/disclosures public",
    "csv": "GET /public/user/disclosures/csv public"
  },
  "vocabulary": {
    "search": "POST /autocomplete/search any",
    "elastic": "POST /autocomplete/elastic any",
    "exists": "POST /autocomplete/exists any",
    "read": "GET /autocomplete/{id} any",
    "readByCode": "GET /autocomplete/code/{code} any",
    "create": "POST /autocomplete admin",
    "change": "PATCH /autocomplete/{id} admin",
    "remove": "DELETE /autocomplete/{id} admin",
    "lists": "GET /admin/autocomplete admin",
    "listEntries": "GET /admin/autocomplete/type/{type} admin",
    "uses": "GET /admin/autocomplete/{id}/uses admin",
    "merge": "POST /admin/autocomplete/{id}/merge admin",
    "merges": "GET /admin/autocomplete/type/{type}/merge admin",
    "undoMerge": "DELETE /admin/autocomplete/merge/{id} admin",
    "import": "POST /admin/autocomplete/import admin"
  },
  "skills": {
    "search": "POST /skill/search any",
    "exists": "POST /skill/exists any",
    "read": "GET /skill/{id} any",
    "categories": "GET /skill/category any",
    "suggest": "POST /skill/suggestion any",
    "mySuggestions": "GET /skill/suggestion any",
    "occupations": "POST /occupation/search any",
    "suggestions": "GET /admin/skill/suggestion admin",
    "approve": "POST /admin/skill/suggestion/{id}/approve admin",
    "decline": "POST /admin/skill/suggestion/{id}/decline admin",
    "adminRead": "GET /admin/skill/{id} admin",
    "create": "POST /admin/skill admin",
    "change": "PATCH /admin/skill/{id} admin",
    "merge": "POST /admin/skill/{id}/merge admin"
  },
  "jobPosts": {
    "create": "POST /talent/jobpost member once",
    "readOwn": "GET /talent/jobpost/{id} member",
    "change": "PATCH /talent/jobpost/{id} member",
    "remove": "DELETE /talent/jobpost/{id} member",
    "listOfSpace": "GET /talent/jobpost/space/{id} member",
    "searchOwn": "POST /talent/jobpost/search member",
    "publish": "POST /talent/jobpost/{id}/publish member once",
    "changePlan": "PATCH /talent/jobpost/change-plan/{id} member",
    "confirm": "POST /talent/jobpost/{id}/confirm member",
    "duplicate": "POST /talent/jobpost/{id}/duplicate member once",
    "history": "GET /talent/jobpost/{id}/history member",
    "suspend": "POST /talent/jobpost/{id}/suspend member",
    "draft": "POST /talent/jobpost/{id}/draft member",
    "unpublish": "POST /talent/jobpost/{id}/unpublish member",
    "read": "GET /public/jobpost/{id} public",
    "similar": "GET /public/jobpost/{id}/similar public",
    "search": "POST /public/jobpost/search public",
    "countByPlace": "POST /public/jobpost/places public",
    "suggest": "GET /public/jobpost/suggest public"
  },
  "clicks": {
    "click": "POST /public/click public",
    "clickToken": "POST /public/click/token public",
    "instances": "GET /talent/jobpost/{id}/instances member",
    "day": "GET /talent/space/{id}/ledger member",
    "entries": "GET /talent/jobpost/{id}/ledger member",
    "exportEntries": "GET /talent/jobpost/{id}/ledger/export member"
  },
  "payments": {
    "userMethods": "GET /payments/stripe/user/payment-method any",
    "spaceMethods": "GET /payments/stripe/space/{id}/payment-method any",
    "setUpForUser": "POST /payments/stripe/user/setup-intent any",
    "setUpForSpace": "POST /payments/stripe/space/{id}/setup-intent any",
    "settleSetup": "POST /payments/stripe/setup-intent/{id}/settle any",
    "readMethod": "GET /payments/stripe/payment-method/{id} any",
    "changeMethod": "PATCH /payments/stripe/payment-method/{id} any",
    "removeMethod": "DELETE /payments/stripe/payment-method/{id} any",
    "webhook": "POST /payments/stripe/webhook any"
  },
  "collecting": {
    "intendForSpace": "POST /payments/stripe/space/{id}/payment-intent any",
    "intendForUser": "POST /payments/stripe/user/payment-intent any",
    "execute": "POST /payments/stripe/execute-payment-intent any once",
    "settle": "POST /payments/stripe/payment-intent/{id}/settle any"
  },
  "invoices": {
    "list": "GET /talent/invoice/get/{space} member",
    "read": "GET /talent/invoice/get/{space}/{invoice} member",
    "summary": "GET /talent/invoice/summary/{space} member",
    "download": "GET /talent/invoice/download/{space}/{invoice} member"
  },
  "adminInvoices": {
    "blocked": "GET /admin/invoice/blocked admin",
    "read": "GET /admin/invoice/{id} admin",
    "change": "PATCH /admin/invoice/{id} admin",
    "remove": "DELETE /admin/invoice/{id} admin",
    "history": "GET /admin/invoice/{id}/history admin",
    "enable": "PATCH /admin/invoice/{id}/enabled/{flag} admin",
    "credit": "POST /admin/invoice/{id}/credit admin once",
    "reissue": "POST /admin/invoice/{id}/reissue admin",
    "download": "GET /admin/invoice/{id}/download admin",
    "receipts": "POST /admin/invoice/receipts admin",
    "triggerInstances": "POST /admin/job-instance/trigger admin",
    "trigger": "POST /admin/invoice/trigger admin",
    "triggerPayment": "POST /admin/invoice/payment/trigger admin"
  },
  "contracts": {
    "read": "GET /admin/space/{id}/contract admin",
    "change": "PATCH /admin/space/{id}/contract admin",
    "history": "GET /admin/space/{id}/contract/history admin"
  },
  "savedJobs": {
    "list": "GET /public/saved-jobpost public",
    "ids": "GET /public/saved-jobpost/ids public",
    "save": "PUT /public/saved-jobpost/{id} public",
    "remove": "DELETE /public/saved-jobpost/{id} public"
  },
  "jobWishes": {
    "read": "GET /me/job-wishes any",
    "save": "PUT /me/job-wishes any"
  },
  "jobMarks": {
    "read": "GET /public/job-mark public",
    "markSeen": "PUT /public/job-mark/seen/{id} public",
    "forgetSeen": "DELETE /public/job-mark/seen public",
    "hidden": "GET /public/job-mark/hidden public",
    "hideJob": "PUT /public/job-mark/hidden/jobpost/{id} public",
    "showJob": "DELETE /public/job-mark/hidden/jobpost/{id} public",
    "hideSpace": "PUT /public/job-mark/hidden/space/{id} public",
    "showSpace": "DELETE /public/job-mark/hidden/space/{id} public"
  },
  "jobFits": {
    "list": "GET /me/job-fits any",
    "read": "GET /me/job-fits/{id} any",
    "counts": "POST /me/job-fit-counts any",
    "notForMe": "GET /me/job-fit-reasons any",
    "addReason": "PUT /me/job-fit-reasons/{id} any",
    "removeReason": "DELETE /me/job-fit-reasons/{id} any"
  },
  "talentHome": {
    "read": "GET /me/home any"
  },
  "resumes": {
    "read": "GET /resume any",
    "profile": "GET /resume/profile any",
    "profileOf": "GET /resume/{username}/profile any",
    "profilePdf": "GET /resume/{username}/profile/pdf any",
    "change": "PATCH /resume/{id} any",
    "remove": "DELETE /resume/{id} any",
    "suggest": "POST /resume/{id}/suggest any",
    "export": "GET /resume/export/{format} any",
    "versions": "GET /resume/versions any",
    "addVersion": "POST /resume/versions any once",
    "changeVersion": "PATCH /resume/versions/{id} any",
    "removeVersion": "DELETE /resume/versions/{id} any",
    "links": "GET /resume/links any",
    "addLink": "POST /resume/links any once",
    "withdrawLink": "DELETE /resume/links/{id} any"
  },
  "resumeUploads": {
    "parse": "POST /resume/parse any once",
    "parseForUser": "POST /admin/resume/user/{id}/parse admin once",
    "list": "GET /resume/uploads any",
    "read": "GET /resume/uploads/{id} any",
    "decide": "PATCH /resume/uploads/{id} any",
    "confirm": "POST /resume/uploads/{id}/confirm any once",
    "retry": "POST /resume/uploads/{id}/retry any",
    "discard": "DELETE /resume/uploads/{id} any"
  },
  "candidates": {
    "parse": "POST /talent/resume/parse member once",
    "readUpload": "GET /talent/resume/uploads/{id} member",
    "add": "POST /talent/resume/space/{id} member once",
    "list": "GET /talent/resume/space/{id} member",
    "read": "GET /talent/resume/{id} member",
    "remove": "DELETE /talent/resume/{id} member",
    "notice": "GET /resume/notice/{secret} any",
    "claim": "POST /resume/notice/{secret} any once",
    "erase": "DELETE /resume/notice/{secret} any"
  },
  "applications": {
    "prepare": "GET /public/application/prepare/{jobPostId} public",
    "apply": "POST /public/application public once",
    "exists": "POST /public/application/exists public",
    "searchMine": "POST /public/application/search public",
    "readMine": "GET /public/application/{id} public",
    "withdraw": "POST /public/application/{id}/withdraw public once",
    "verifyMine": "GET /public/application/{id}/verify public",
    "signal": "POST /public/application/signal public",
    "search": "POST /talent/application/search member",
    "board": "POST /talent/application/board member",
    "read": "GET /talent/application/{id} member",
    "change": "PATCH /talent/application/{id} member",
    "remove": "DELETE /talent/application/{id} member",
    "move": "POST /talent/application/move member once",
    "undo": "POST /talent/application/undo member once",
    "draftRejection": "POST /talent/application/{id}/rejection member",
    "addNote": "POST /talent/application/{id}/note member once",
    "changeNote": "PATCH /talent/application/{id}/note/{noteId} member",
    "removeNote": "DELETE /talent/application/{id}/note/{noteId} member",
    "verify": "GET /talent/application/{id}/verify member",
    "document": "GET /talent/application/{id}/document member",
    "resumePdf": "GET /talent/application/{id}/resume member",
    "exportCsv": "GET /talent/application/csv/{jobPostId} member",
    "readStages": "GET /talent/space/{id}/stages member",
    "saveStages": "PUT /talent/space/{id}/stages member",
    "overview": "GET /talent/space/{id}/overview member",
    "find": "POST /talent/find member"
  },
  "scorecards": {
    "read": "GET /talent/application/{id}/scorecard member",
    "handIn": "PUT /talent/application/{id}/scorecard member",
    "addCriterion": "POST /talent/jobpost/{id}/criterion member once",
    "removeCriterion": "DELETE /talent/jobpost/{id}/criterion/{criterionId} member"
  },
  "presence": {
    "look": "POST /talent/application/{id}/presence member",
    "leave": "DELETE /talent/application/{id}/presence member"
  },
  "duplicates": {
    "find": "GET /talent/duplicates/{id} member",
    "decide": "PUT /talent/duplicates/{id}/{otherId} member"
  },
  "talentSearch": {
    "search": "POST /resume/search any",
    "estimate": "POST /resume/estimate member",
    "open": "POST /talent/talent/{id}/open member",
    "fairness": "GET /public/fairness public"
  },
  "shortlists": {
    "list": "GET /talent/shortlist member",
    "create": "POST /talent/shortlist member once",
    "rename": "PATCH /talent/shortlist/{id} member",
    "remove": "DELETE /talent/shortlist/{id} member",
    "entries": "GET /talent/shortlist/{id} member",
    "put": "PUT /talent/shortlist/{id}/{resumeId} member",
    "take": "DELETE /talent/shortlist/{id}/{resumeId} member",
    "csv": "GET /talent/shortlist/{id}/csv member"
  },
  "contactRequests": {
    "make": "POST /talent/contact-request member once",
    "quota": "GET /talent/contact-request/quota member",
    "list": "GET /talent/contact-request member",
    "withdraw": "POST /talent/contact-request/{id}/withdraw member",
    "mine": "GET /public/contact-request public",
    "read": "GET /public/contact-request/{id} public",
    "answer": "POST /public/contact-request/{id}/answer public once"
  },
  "interviews": {
    "propose": "POST /talent/interview member once",
    "proposeAgain": "POST /talent/interview/{id}/proposal member once",
    "cancel": "POST /talent/interview/{id}/cancel member once",
    "list": "GET /talent/interview member",
    "busy": "GET /talent/interview/busy member",
    "calendar": "GET /talent/interview/{id}/calendar member",
    "mine": "GET /public/interview public",
    "pick": "POST /public/interview/{id}/pick public once",
    "ask": "POST /public/interview/{id}/ask public once",
    "cancelMine": "POST /public/interview/{id}/cancel public once",
    "myCalendar": "GET /public/interview/{id}/calendar public"
  },
  "messages": {
    "mine": "GET /public/message public",
    "myUnread": "GET /public/message/unread public",
    "readMine": "GET /public/message/{id} public",
    "sendMine": "POST /public/message/{id} public once",
    "markMine": "POST /public/message/{id}/read public",
    "list": "GET /talent/message member",
    "unread": "GET /talent/message/unread member",
    "read": "GET /talent/message/{id} member",
    "send": "POST /talent/message/{id} member once",
    "mark": "POST /talent/message/{id}/read member",
    "draft": "POST /talent/message/{id}/draft member",
    "templates": "GET /talent/message-template member",
    "addTemplate": "POST /talent/message-template member once",
    "changeTemplate": "PUT /talent/message-template/{id} member",
    "removeTemplate": "DELETE /talent/message-template/{id} member"
  },
  "savedSearches": {
    "jobs": "GET /public/saved-search public",
    "saveJobs": "POST /public/saved-search public once",
    "changeJobs": "PATCH /public/saved-search/{id} public",
    "openJobs": "POST /public/saved-search/{id}/opened public",
    "removeJobs": "DELETE /public/saved-search/{id} public",
    "talents": "GET /talent/saved-search member",
    "saveTalents": "POST /talent/saved-search member once",
    "changeTalents": "PATCH /talent/saved-search/{id} member",
    "openTalents": "POST /talent/saved-search/{id}/opened member",
    "removeTalents": "DELETE /talent/saved-search/{id} member",
    "requestAlert": "POST /public/job-alert public once",
    "confirmAlert": "POST /public/job-alert/confirm public",
    "alerts": "GET /public/job-alert/{token} public",
    "changeAlert": "PATCH /public/job-alert/{token}/{id} public",
    "removeAlert": "DELETE /public/job-alert/{token}/{id} public",
    "stopAlerts": "DELETE /public/job-alert/{token} public",
    "unsubscribeAlerts": "POST /public/job-alert/unsubscribe/{token} public"
  },
  "assistant": {
    "ask": "POST /ai/get-resume-assistant-response any",
    "open": "GET /ai/conversation any",
    "forget": "DELETE /ai/conversation/{id} any"
  },
  "jobDescriptions": {
    "draft": "POST /ai/job-post-description any"
  },
  "ai": {
    "run": "POST /ai any"
  },
  "aiCalls": {
    "mySettings": "GET /ai/settings any",
    "changeMySettings": "PATCH /ai/settings any",
    "myRegister": "GET /ai/register any",
    "spaceSettings": "GET /talent/space/{id}/ai member",
    "changeSpaceSettings": "PATCH /talent/space/{id}/ai member",
    "spaceRegister": "GET /talent/space/{id}/ai/register member"
  },
  "posts": {
    "create": "POST /public/post/create public once",
    "edit": "PATCH /public/post/edit-post/{id} public",
    "like": "POST /public/post/{id}/like public",
    "likes": "GET /public/post/{id}/likes public",
    "remove": "DELETE /public/post/{id} public",
    "read": "GET /public/post/{id} public",
    "versions": "GET /public/post/{id}/versions public",
    "draft": "GET /public/post/draft public",
    "keepDraft": "PUT /public/post/draft public"
  },
  "spacePosts": {
    "create": "POST /post/create member once",
    "edit": "PATCH /post/edit-post/{id} member",
    "like": "POST /post/{id}/like member",
    "likes": "GET /post/{id}/likes member",
    "remove": "DELETE /post/{id} member"
  },
  "adminPosts": {
    "create": "POST /admin/post/create admin once",
    "edit": "PATCH /admin/post/edit-post/{id} admin",
    "like": "POST /admin/post/{id}/like admin",
    "likes": "GET /admin/post/{id}/likes admin",
    "change": "PATCH /admin/post/{id} admin",
    "remove": "DELETE /admin/post/{id} admin",
    "read": "GET /admin/post/{id} admin",
    "history": "GET /admin/post/{id}/history admin",
    "enable": "PATCH /admin/post/{id}/enabled/{flag} admin"
  },
  "feed": {
    "list": "POST /public/post/list public",
    "listForSpace": "POST /post/list member",
    "listForAdmin": "POST /admin/post/list admin",
    "fresh": "POST /public/post/fresh public",
    "seen": "POST /public/post/seen public"
  },
  "comments": {
    "create": "POST /public/comment/{id}/comments public once",
    "list": "GET /public/comment/{id}/comments public",
    "change": "PATCH /public/comment/{id}/comments/{commentId} public",
    "remove": "DELETE /public/comment/{id}/comments/{commentId} public",
    "like": "POST /public/comment/{id}/comments/{commentId}/like public",
    "likes": "GET /public/comment/{id}/comments/{commentId}/likes public",
    "read": "GET /admin/comment/{id} admin",
    "redact": "PATCH /admin/comment/{id} admin",
    "erase": "DELETE /admin/comment/{id} admin",
    "history": "GET /admin/comment/{id}/history admin",
    "enable": "PATCH /admin/comment/{id}/enabled/{flag} admin"
  },
  "channels": {
    "mine": "GET /public/channel public",
    "search": "POST /public/channel/search public",
    "near": "GET /public/channel/near public",
    "readByUrl": "GET /public/channel/url/{url} public",
    "change": "PATCH /public/channel/{id} public",
    "join": "POST /public/channel/{id}/join public",
    "leave": "POST /public/channel/{id}/leave public",
    "notices": "PATCH /public/channel/{id}/notices public",
    "members": "GET /public/channel/{id}/members public",
    "invite": "POST /public/channel/{id}/members public",
    "changeMember": "PATCH /public/channel/{id}/members/{userId} public",
    "removeMember": "DELETE /public/channel/{id}/members/{userId} public",
    "propose": "POST /public/channel/proposal public once"
  },
  "adminChannels": {
    "create": "POST /admin/channel admin once",
    "read": "GET /admin/channel/{id} admin",
    "change": "PATCH /admin/channel/{id} admin",
    "remove": "DELETE /admin/channel/{id} admin",
    "history": "GET /admin/channel/{id}/history admin",
    "enable": "PATCH /admin/channel/{id}/enabled/{flag} admin",
    "proposals": "GET /admin/channel/proposal admin",
    "answerProposal": "POST /admin/channel/proposal/{id} admin"
  },
  "follows": {
    "list": "GET /public/follow public",
    "set": "PUT /public/follow public",
    "state": "POST /public/follow/state public"
  },
  "blocks": {
    "list": "GET /public/block public",
    "add": "POST /public/block public",
    "remove": "DELETE /public/block/{id} public"
  },
  "linkPreviews": {
    "preview": "POST /link-preview public",
    "image": "GET /link-preview/{id}/image any",
    "website": "POST /link-preview/website public"
  },
  "moderation": {
    "report": "POST /public/report public once",
    "myReports": "GET /public/report public",
    "statement": "GET /public/moderation/{id} public",
    "appeal": "POST /public/moderation/{id}/appeal public once",
    "statementByLink": "GET /public/moderation/link/{token} public",
    "appealByLink": "POST /public/moderation/link/{token}/appeal public",
    "hide": "POST /public/moderation/hide public",
    "open": "POST /admin/moderation admin",
    "search": "POST /admin/moderation/search admin",
    "read": "GET /admin/moderation/{id} admin",
    "decide": "POST /admin/moderation/{id}/decide admin once",
    "history": "GET /admin/moderation/{id}/history admin"
  },
  "salaries": {
    "roles": "GET /public/salaries/role public",
    "role": "GET /public/salaries/role/{id} public",
    "benchmark": "GET /public/salaries/benchmark public",
    "table": "GET /public/salaries/csv public"
  },
  "statistics": {
    "averageExperience": "GET /talent/analytics/dashboard/averageExperience member",
    "dashboard": "GET /talent/analytics/dashboard member",
    "table": "GET /talent/analytics/dashboard/csv member"
  },
  "adminUser": {
    "search": "POST /admin/user/search admin",
    "read": "GET /admin/user/{id} admin",
    "history": "GET /admin/user/{id}/history admin",
    "change": "PATCH /admin/user/{id} admin",
    "remove": "DELETE /admin/user/{id} admin",
    "enable": "PATCH /admin/user/{id}/enabled/{flag} admin"
  },
  "adminSpace": {
    "search": "POST /admin/space/search admin",
    "read": "GET /admin/space/{id} admin",
    "history": "GET /admin/space/{id}/history admin",
    "change": "PATCH /admin/space/{id} admin",
    "remove": "DELETE /admin/space/{id} admin",
    "enable": "PATCH /admin/space/{id}/enabled/{flag} admin"
  },
  "adminJobpost": {
    "search": "POST /admin/jobpost/search admin",
    "read": "GET /admin/jobpost/{id} admin",
    "history": "GET /admin/jobpost/{id}/history admin",
    "change": "PATCH /admin/jobpost/{id} admin",
    "remove": "DELETE /admin/jobpost/{id} admin",
    "enable": "PATCH /admin/jobpost/{id}/enabled/{flag} admin"
  },
  "adminApplication": {
    "search": "POST /admin/application/search admin",
    "read": "GET /admin/application/{id} admin",
    "history": "GET /admin/application/{id}/history admin",
    "change": "PATCH /admin/application/{id} admin",
    "remove": "DELETE /admin/application/{id} admin",
    "enable": "PATCH /admin/application/{id}/enabled/{flag} admin"
  },
  "adminResume": {
    "search": "POST /admin/resume/search admin",
    "read": "GET /admin/resume/{id} admin",
    "history": "GET /admin/resume/{id}/history admin",
    "change": "PATCH /admin/resume/{id} admin",
    "remove": "DELETE /admin/resume/{id} admin",
    "enable": "PATCH /admin/resume/{id}/enabled/{flag} admin"
  },
  "adminPost": {
    "search": "POST /admin/post/search admin"
  },
  "adminComment": {
    "search": "POST /admin/comment/search admin"
  },
  "adminChannel": {
    "search": "POST /admin/channel/search admin"
  },
  "adminInvoice": {
    "search": "POST /admin/invoice/search admin"
  },
  "adminLedger": {
    "search": "POST /admin/ledger/search admin",
    "read": "GET /admin/ledger/{id} admin"
  },
  "adminContact": {
    "search": "POST /admin/contact/search admin",
    "read": "GET /admin/contact/{id} admin",
    "history": "GET /admin/contact/{id}/history admin",
    "remove": "DELETE /admin/contact/{id} admin"
  },
  "backOffice": {
    "register": "POST /admin/user/register admin once",
    "scopes": "PATCH /admin/user/{id}/scopes admin",
    "find": "POST /admin/find admin",
    "views": "GET /admin/view admin",
    "keepView": "POST /admin/view admin",
    "dropView": "DELETE /admin/view/{id} admin",
    "bulk": "POST /admin/bulk/{kind} admin once",
    "export": "POST /admin/export/{kind} admin once",
    "looks": "GET /admin/look admin",
    "changes": "GET /admin/change admin"
  },
  "runs": {
    "search": "POST /admin/run/search admin",
    "read": "GET /admin/run/{id} admin",
    "lines": "GET /admin/run/{id}/line admin",
    "stop": "POST /admin/run/{id}/stop admin",
    "file": "GET /admin/run/{id}/file admin"
  },
  "operations": {
    "read": "GET /admin/operations admin",
    "rerunAll": "POST /admin/operations/dead-letter/{queue}/rerun admin",
    "rerun": "POST /admin/operations/dead-letter/{queue}/{id}/rerun admin",
    "discard": "DELETE /admin/operations/dead-letter/{queue}/{id} admin",
    "reindex": "POST /admin/operations/index/{name}/rebuild admin",
    "mails": "GET /admin/operations/mail admin",
    "maintenance": "GET /maintenance any",
    "changeMaintenance": "PATCH /admin/operations/maintenance admin"
  },
  "installation": {
    "identity": "GET /identity any",
    "read": "GET /admin/installation admin",
    "change": "PATCH /admin/installation admin"
  },
  "notifications": {
    "list": "GET /notifications any",
    "unread": "GET /notifications/unread any",
    "markRead": "POST /notifications/read any",
    "unsubscribe": "POST /notifications/unsubscribe/{token} any",
    "resubscribe": "DELETE /notifications/unsubscribe/{token} any"
  },
  "locations": {
    "search": "POST /location/search any",
    "exists": "POST /location/exists any"
  },
  "maps": {
    "textSearch": "GET /maps/textSearch any",
    "placeId": "GET /maps/placeId any",
    "geocode": "GET /maps/geocode any",
    "autocomplete": "GET /maps/autocomplete any"
  },
  "filterLists": {
    "all": "GET /filterList/{list} any",
    "startingWith": "GET /filterList/{list}/{text} any"
  },
  "people": {
    "search": "POST /public/user/search public",
    "searchElastic": "POST /public/user/search/elastic public",
    "byUsername": "GET /public/user/username/{username} public",
    "settings": "GET /public/user/settings public",
    "changeSettings": "PATCH /public/user/settings public",
    "hide": "POST /public/user/settings/hidden public",
    "show": "DELETE /public/user/settings/hidden/{id} public"
  },
  "personalData": {
    "export": "GET /me/data any",
    "consequences": "GET /me/deletion any",
    "keep": "POST /me/keep any",
    "remove": "DELETE /me any signsOut"
  },
  "realtime": {
    "open": "POST /realtime/session any"
  }
});
