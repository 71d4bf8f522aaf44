import { lazy, Suspense, useCallback, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { personPaths, publicPaths } from "#contract/pages.ts";
import { countedPages } from "#contract/privacy.ts";
import { useCurrentUser } from "./features/account/api.ts";
import { useLeaveSample } from "./features/sample-household/api.ts";
import { jsonBody, send } from "./lib/api-client.ts";
import { joinPath, keepInvitation } from "./lib/kept-invitation.ts";
import { useIsSessionPaused } from "./lib/session-end.ts";
import { AppLayout } from "./pages/app-layout.tsx";
import { loadPanel } from "./pages/dashboard/panels.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { ErrorState } from "./ui/error-state.tsx";
import { PageSpinner } from "./ui/spinner.tsx";

const loadDashboardPage = () => import("./pages/dashboard-page.tsx");
/** With the tab that the address names. */
const loadDashboard = async () => {
  const [page] = await Promise.all([
    loadDashboardPage(),
    loadPanel(new URLSearchParams(window.location.search).get("tab")),
  ]);
  return page;
};
const loadDocumentPage = () => import("./features/documents/document-page.tsx");
const loadUploadPage = () => import("./features/documents/page.tsx");
const loadUploadProvider = () => import("./features/documents/upload-provider.tsx");

const PublicPage = lazy(async () => ({
  default: (await import("./features/site/public-page.tsx")).PublicPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import("./pages/not-found-page.tsx")).NotFoundPage,
}));
const SignInFirstPage = lazy(async () => ({
  default: (await import("./pages/sign-in-first-page.tsx")).SignInFirstPage,
}));
const SessionPause = lazy(async () => ({
  default: (await import("./pages/session-pause.tsx")).SessionPause,
}));
const DashboardPage = lazy(async () => ({ default: (await loadDashboardPage()).DashboardPage }));
const VaultPage = lazy(async () => ({
  default: (await import("./features/documents/vault-page.tsx")).VaultPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import("./features/documents/review-page.tsx")).ReviewPage,
}));
const DocumentPage = lazy(async () => ({ default: (await loadDocumentPage()).DocumentPage }));
const UploadPage = lazy(async () => ({ default: (await loadUploadPage()).UploadPage }));
const SharedFiles = lazy(async () => ({
  default: (await import("./features/documents/shared-files.tsx")).SharedFiles,
}));
const ProfilePage = lazy(async () => ({
  default: (await import("./features/profile/page.tsx")).ProfilePage,
}));
const AdvisorPage = lazy(async () => ({
  default: (await import("./features/advisor/page.tsx")).AdvisorPage,
}));
const FamilyPage = lazy(async () => ({
  default: (await import("./features/household/family-page.tsx")).FamilyPage,
}));
const JoinPage = lazy(async () => ({
  default: (await import("./features/household/join-page.tsx")).JoinPage,
}));
const GuideList = lazy(async () => ({
  default: (await import("./features/guides/guide-list.tsx")).GuideList,
}));
const GuidePage = lazy(async () => ({
  default: (await import("./features/guides/guide-page.tsx")).GuidePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import("./features/account/settings-page.tsx")).SettingsPage,
}));
const CheckoutPage = lazy(async () => ({
  default: (await import("./features/billing/checkout-page.tsx")).CheckoutPage,
}));
const SubscribePage = lazy(async () => ({
  default: (await import("./features/billing/subscribe-page.tsx")).SubscribePage,
}));
const PaymentSuccessPage = lazy(async () => ({
  default: (await import("./features/billing/success-pages.tsx")).PaymentSuccessPage,
}));
const SubscriptionSuccessPage = lazy(async () => ({
  default: (await import("./features/billing/success-pages.tsx")).SubscriptionSuccessPage,
}));
const ModelUseCard = lazy(async () => ({
  default: (await import("./features/advisor/model-use-card.tsx")).ModelUseCard,
}));
const PlanSection = lazy(async () => ({
  default: (await import("./pages/plan-section.tsx")).PlanSection,
}));
const UploadAllowance = lazy(async () => ({
  default: (await import("./pages/upload-allowance.tsx")).UploadAllowance,
}));
const EgressPage = lazy(async () => ({
  default: (await import("./features/egress/page.tsx")).EgressPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import("./features/privacy/page.tsx")).PrivacyPage,
}));
const AccountData = lazy(async () => ({
  default: (await import("./features/privacy/account-data.tsx")).AccountData,
}));
const UploadProvider = lazy(async () => ({ default: (await loadUploadProvider()).UploadProvider }));

/** Which pages exist depends on whether somebody is signed in. */
export function AppRoutes() {
  const { data: user, error, refetch } = useCurrentUser();
  const isPaused = useIsSessionPaused();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    // Signing in may come first, and leads back without what stands behind the "#".
    if (pathname === joinPath) keepInvitation(hash);
  }, [pathname, hash]);
  // Without waiting for the answer who it is: this document is only served to somebody who is signed in.
  usePageFilesEarly(pathname);
  if (user === undefined && error) {
    return (
      <div className="mx-auto max-w-lg p-4 py-16">
        <ErrorState title="Your account could not be checked" error={error} onRetry={refetch} />
      </div>
    );
  }
  if (user === undefined) return <PageSpinner label="Checking whether you are signed in" />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner label="Loading" />}>
        {user ? <SignedInRoutes user={user} /> : <SignedOutRoutes />}
        {/* With a boundary of its own: what is covered keeps its place while the cover arrives. */}
        <Suspense fallback={null}>{user && isPaused ? <SessionPause personId={user.id} /> : null}</Suspense>
      </Suspense>
    </ErrorBoundary>
  );
}

function SignedInRoutes({ user }: { readonly user: CurrentUser }) {
  const { pathname } = useLocation();
  useCountedVisits(user.countsVisits === true, pathname);
  const { mutateAsync: leaveSample } = useLeaveSample();
  // A person's own document never meets the sample: with the first one that goes up, the sample goes.
  const leaveSampleFirst = useCallback(
    () => (user.exploresSample ? leaveSample() : Promise.resolve()),
    [user.exploresSample, leaveSample],
  );
  return (
    <AppLayout user={user}>
      <Suspense fallback={<PageSpinner label="Loading" />}>
        <UploadProvider personId={user.id} beforeUpload={leaveSampleFirst}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSpinner label="Loading" />}>
              <Routes>
                <Route path="/" element={<DashboardPage />} />
                <Route path="/dashboard" element={<DashboardPage />} />
                <Route
                  path="/upload"
                  element={
                    <>
                      <SharedFiles />
                      <UploadPage allowance={<UploadAllowance />} />
                    </>
                  }
                />
                <Route path="/documents" element={<VaultPage />} />
                <Route path="/documents/review" element={<ReviewPage />} />
                <Route path="/documents/:id" element={<DocumentPage />} />
                <Route path="/profile" element={<ProfilePage />} />
                <Route path="/advisor" element={<AdvisorPage />} />
                <Route
                  path="/family"
                  element={<FamilyPage exploresSample={user.exploresSample} guides={<GuideList />} />}
                />
                <Route path={joinPath} element={<JoinPage />} />
                <Route path="/guides/:slug" element={<GuidePage otherwise={<NotFoundPage />} />} />
                <Route
                  path="/settings"
                  element={
                    <SettingsPage
                      user={user}
                      subscription={<PlanSection />}
                      modelUse={<ModelUseCard />}
                      data={<AccountData />}
                    />
                  }
                />
                <Route path="/privacy-settings" element={<PrivacyPage />} />
                <Route path="/what-left" element={<EgressPage />} />
                <Route path="/checkout" element={<CheckoutPage />} />
                <Route path="/subscribe" element={<SubscribePage />} />
                <Route path="/payment-success" element={<PaymentSuccessPage />} />
                <Route path="/subscription-success" element={<SubscriptionSuccessPage />} />
                {publicPaths.map((path) => (
                  <Route key={path} path={path} element={<PublicPage path={path} user={user} />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </UploadProvider>
      </Suspense>
    </AppLayout>
  );
}

/** Says which page was opened, for who switched usage analytics on. */
function useCountedVisits(isOn: boolean, pathname: string): void {
  const page = countedPages.find((one) => one === (pathname === "/" ? "/dashboard" : pathname));
  useEffect(() => {
    if (!isOn || page === undefined) return;
    // A count that does not arrive is no loss to anybody.
    send("/api/privacy/visits", jsonBody("POST", { page })).catch(() => undefined);
  }, [isOn, page]);
}

/** Asks for the files of the page at once instead of one after another. */
function usePageFilesEarly(pathname: string): void {
  const load =
    pathname === "/upload"
      ? loadUploadPage
      : pathname.startsWith("/documents")
        ? loadDocumentPage
        : loadDashboard;
  useEffect(() => {
    // A file that does not arrive is reported where it is used.
    Promise.all([loadUploadProvider(), load()]).catch(() => undefined);
  }, [load]);
}

/** What a visitor sees of the app itself: the server sends static pages, but a session can end while the app is open. */
function SignedOutRoutes() {
  return (
    <Routes>
      {["/", ...publicPaths].map((path) => (
        <Route key={path} path={path} element={<PublicPage path={path} user={null} />} />
      ))}
      {personPaths.map((path) => (
        <Route key={path} path={path} element={<SignInFirstPage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
